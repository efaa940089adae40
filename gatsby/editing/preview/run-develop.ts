import { spawnPreview } from './spawn-preview';

const port = Number(process.env.PORT ?? 8000);

spawnPreview(port, 'PORT=8100 npm run develop', process.argv.slice(2)).then(
  (preview) => preview.on('exit', (code) => process.exit(code ?? 0)),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  },
);
