import { readContentModel } from '../content-model/read-content-model';
import { checkContent } from './check-content';
import { UnreadableData } from './data-folder';
import { findUnlinked } from './find-unlinked';
import { formatNotes, formatProblems } from './problem';
import { readContent } from './read-content';

/** `npm run check:content`: prints every problem in the content and exits with 1 if there is one; else what is worth a look. */
async function run(): Promise<void> {
  const content = await readContent(process.cwd());
  const model = readContentModel();
  const problems = checkContent(model, content);
  if (problems.length === 0) {
    console.info(`The content has no problems: ${content.texts.size} files checked.`);
    const notes = findUnlinked(model, content);
    if (notes.length > 0) console.warn(formatNotes(notes));
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
