import { rmSync } from 'node:fs';
import { explainFailure } from './explain-failure';
import { prepare } from './prepare';
import { startGatsby } from './start-gatsby';

/** How many characters at the end of the output are searched for the cause of a failure. */
const REMEMBERED = 20_000;

/** Room for short-lived objects, in megabytes: with the usual 16, a tenth of a build is garbage collection. */
const YOUNG_SPACE = '--max-semi-space-size=64';

/** Deletes what earlier builds and previews left in Gatsby's folders: it could be stale. */
function clean(): void {
  for (const folder of ['.cache', 'public']) rmSync(folder, { recursive: true, force: true });
}

/** Builds the site with Gatsby, explains a failure in a sentence, and returns the exit code. */
function build(): Promise<number> {
  const { NODE_OPTIONS = '' } = process.env;
  const gatsby = startGatsby('build', {
    stdio: ['inherit', 'pipe', 'pipe'],
    env: {
      ...process.env,
      GATSBY_TELEMETRY_DISABLED: '1',
      NODE_OPTIONS: `${NODE_OPTIONS} ${YOUNG_SPACE}`,
    },
  });
  let output = '';
  const pass = (to: NodeJS.WriteStream) => (chunk: Buffer) => {
    to.write(chunk);
    output = (output + chunk.toString()).slice(-REMEMBERED);
  };
  gatsby.stdout!.on('data', pass(process.stdout));
  gatsby.stderr!.on('data', pass(process.stderr));
  return new Promise((done) => {
    gatsby.on('close', (code, signal) => {
      if (code !== 0) console.error(`\n${explainFailure(`${output}\nEnded by ${signal ?? code}`)}`);
      done(code ?? 1);
    });
  });
}

async function run(): Promise<void> {
  await prepare();
  clean();
  process.exitCode = await build();
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
