import { appendFileSync } from 'node:fs';
import type { Content } from '../../checker/content';
import type { Problem } from '../../checker/problem';
import type { ContentModel } from '../../schema/model/content-model';
import { collectionsOf } from '../screen/editing-config';
import { describeProblems } from './describe-problems';

/** Escapes a text in a workflow command of GitHub Actions, and in a property of one. */
const inCommand = (text: string) => text.replace(/%/g, '%25').replace(/\n/g, '%0A');
const inProperty = (text: string) => inCommand(text).replace(/:/g, '%3A').replace(/,/g, '%2C');

/** A problem as a workflow command, which GitHub shows beside the line of the file. */
function annotationOf({ file, line, column, field, wrong, expected }: Problem): string {
  const place = [`file=${inProperty(file)}`, `line=${line}`, `col=${column}`].join(',');
  return `::error ${place},title=${inProperty(field || file)}::${inCommand(`${wrong} ${expected}`)}`;
}

/**
 * On GitHub Actions, shows each problem beside its line. The page of the run lists the problems in the words of the
 * editing screen, where an editor finds the fields.
 *
 * @param env - GITHUB_ACTIONS, and GITHUB_STEP_SUMMARY, which names the file that becomes the page
 */
export function annotate(
  problems: Problem[],
  content: Content,
  model: ContentModel,
  env: NodeJS.ProcessEnv,
): void {
  if (env.GITHUB_ACTIONS !== 'true') return;
  for (const problem of problems) console.info(annotationOf(problem));
  if (!env.GITHUB_STEP_SUMMARY) return;
  const lines = describeProblems(problems, content, collectionsOf(model)).map(
    ({ labels, wrong, expected }) => `- **${labels.join(' › ')}**: ${wrong} ${expected}`,
  );
  const heading = '## The site still shows the old version: please fix this on the editing screen';
  appendFileSync(env.GITHUB_STEP_SUMMARY, [heading, '', ...lines, ''].join('\n'));
}
