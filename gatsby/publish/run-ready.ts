import { UnreadableData } from '../checker/data-folder';
import { loadSettings } from '../../hosting/load-settings';
import { findUnready } from './readiness';
import { version } from '../../package.json';

/** `npm run ready`: prints what keeps the site from going live, and exits with 1 if there is anything. */
async function run(): Promise<void> {
  console.info(
    `Version ${version}: CHANGELOG.md says what to change in the data, the settings and the host.\n`,
  );
  loadSettings('production');
  const findings = await findUnready(process.cwd(), process.env);
  if (findings.length === 0) {
    return console.info('Ready to go live. Once the site is live, send an enquiry from it.');
  }
  process.exitCode = 1;
  console.info(`What keeps the site from going live (${findings.length}):`);
  for (const { place, field, toDo } of findings) {
    console.info(`\n${place} ${field}\n  ${toDo}`);
  }
}

run().catch((error: unknown) => {
  if (!(error instanceof UnreadableData)) throw error;
  console.error(error.message);
  process.exitCode = 1;
});
