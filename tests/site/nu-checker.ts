import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { inPath } from '../programs/programs';
import { SITE } from './read-site';

/** What the Nu checker says of a page. */
export type Complaint = { type: 'error' | 'info'; subType?: string; message: string; url: string };

const JAR = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
/** Enough for what it says of a site of some hundred pages, in bytes. */
const OUTPUT_LIMIT = 64 * 1024 * 1024;

/**
 * Runs the Nu checker of the W3C over every page of the built site.
 *
 * @returns its errors and warnings, or undefined where there is no Java
 */
export function runNuChecker(): Complaint[] | undefined {
  const java = inPath('java');
  if (!java) return undefined;
  const flags = ['--exit-zero-always', '--stdout', '--format', 'json', '--skip-non-html'];
  const output = execFileSync(java, ['-jar', JAR, ...flags, SITE], { maxBuffer: OUTPUT_LIMIT });
  const { messages } = JSON.parse(output.toString()) as { messages: Complaint[] };
  return messages.filter(({ type, subType }) => type !== 'info' || subType === 'warning');
}
