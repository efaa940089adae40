import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { mailSettingsOf } from './local-mail';
import { startMail } from './start-mail';

/** Port of the mail desk; gatsby-config.ts hands what the forms post on to it. */
const DESK_PORT = 8025;

async function develop(): Promise<void> {
  const { desk, lines } = await startMail(process.env, DESK_PORT);
  createServer((request, response) => {
    if (desk?.handle(request, response)) return;
    response.writeHead(404).end();
  }).listen(DESK_PORT, '127.0.0.1');
  console.info(lines.join('\n'));
  const gatsby = spawn('npx', ['gatsby', 'develop', ...process.argv.slice(2)], {
    env: mailSettingsOf(process.env),
    stdio: 'inherit',
  });
  gatsby.on('exit', (code) => process.exit(code ?? 0));
}

develop().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
