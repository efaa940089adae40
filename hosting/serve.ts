import { resolve } from 'node:path';
import { createSiteServer } from './site-server';

const port = Number(process.env.PORT ?? 9000);

function start(): void {
  const server = createSiteServer(resolve('public'));
  server.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    console.error(
      code === 'EADDRINUSE'
        ? `Port ${port} is in use. Stop what runs there, or choose another port: PORT=9001 npm start`
        : `The server cannot start: ${message}`,
    );
    process.exitCode = 1;
  });
  server.listen(port, () => console.info(`\nThe site is at http://localhost:${port}\n`));
}

try {
  start();
} catch {
  console.error('There is no built site in public/. Build it first: npm run build');
  process.exitCode = 1;
}
