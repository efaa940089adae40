import { readFile } from 'node:fs/promises';
import { UnreadableData } from '../../checker/data-folder';
import { examine } from './examine';
import { formatFindings } from './finding';
import { tryMail } from './try-mail';

type Company = { email: string; siteUrl: string };

/** The company, unless its file has problems. */
const readCompany = (): Promise<Company | undefined> =>
  readFile('data/company.json', 'utf8')
    .then((text) => JSON.parse(text) as Company)
    .catch(() => undefined);

/** `npm run ready`: prints what keeps the site from going live, and exits with 1 if there is anything. */
async function run(): Promise<void> {
  const findings = await examine(process.cwd(), process.env);
  const company = await readCompany();
  const trial = company ? await tryMail(process.env, company) : { findings: [], lines: [] };
  const all = [...findings, ...trial.findings];
  console.info([formatFindings(all), ...trial.lines].join('\n\n'));
  if (all.length > 0) process.exitCode = 1;
}

run().catch((error: unknown) => {
  if (!(error instanceof UnreadableData)) throw error;
  console.error(error.message);
  process.exitCode = 1;
});
