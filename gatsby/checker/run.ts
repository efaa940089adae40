import { readContentModel } from '../schema/model/read-content-model';
import { checkContent } from './check-content';
import { UnreadableData } from './data-folder';
import { formatHints, formatProblems } from './problem';
import { hintsOf } from './hints';
import { readContent } from './read-content';

/** `npm run check:content`: prints every problem in the content and exits with 1 if there is any, or prints hints. */
async function run(): Promise<void> {
  const content = await readContent(process.cwd());
  const model = readContentModel();
  const problems = checkContent(model, content);
  if (problems.length === 0) {
    const hints = await hintsOf(model, content);
    if (hints.length > 0) console.warn(`${formatHints(hints)}\n`);
    console.info(`The content has no problems: ${content.texts.size} files checked.`);
    return;
  }
  console.error(formatProblems(problems));
  process.exitCode = 1;
}

run().catch((error: unknown) => {
  if (!(error instanceof UnreadableData)) throw error;
  console.error(error.message);
  process.exitCode = 1;
});
