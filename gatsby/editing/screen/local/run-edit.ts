import { createEditingServer } from './editing-server';
import { listen } from '../../../../hosting/listen';
import { spawnPreview } from '../../preview/spawn-preview';

const HINT = 'PORT=8100 npm run edit';

/** Milliseconds between two checks whether the preview has started. */
const PATIENCE = 500;

async function hasStarted(url: string): Promise<void> {
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    await new Promise((resolve) => setTimeout(resolve, PATIENCE));
  }
}

/** `npm run edit`: the editing screen and the live preview, until Ctrl+C ends both. */
async function edit(): Promise<void> {
  const port = Number(process.env.PORT ?? 8000);
  const previewUrl = `http://localhost:${port}`;
  const serverUrl = `http://localhost:${port + 1}`;
  const screen = await createEditingServer(process.cwd(), serverUrl, previewUrl);
  await listen(screen, port + 1, HINT, '127.0.0.1');
  console.info(
    `\nThe editing screen is at ${serverUrl}/admin/\nThe preview is at ${previewUrl} in a minute or two: it is being built.\nCtrl+C ends both.\n`,
  );
  const preview = await spawnPreview(port, HINT);
  preview.on('exit', (code) => process.exit(code ?? 0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => preview.kill(signal));
  }
  await hasStarted(previewUrl);
  console.info(`\nThe preview at ${previewUrl} is ready.\n`);
}

edit().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
