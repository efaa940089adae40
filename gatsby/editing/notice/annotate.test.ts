import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { checkContent } from '../../checker/check-content';
import { content, model } from '../../../tests/sample/sample';
import { all, CASE, set, TEAM } from '../../../tests/sample/mutations/change';
import { folderForTest } from '../../../tests/temporary-folder';
import { annotate } from './annotate';

const broken = all(
  set(CASE, 'challenge', ''),
  set(TEAM, 'members[1].icon', 'images/a, b.webp'),
)(content);
const problems = checkContent(model, broken);

function told(env: NodeJS.ProcessEnv): string[] {
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  annotate(problems, broken, model, env);
  const lines = info.mock.calls.map(([line]) => String(line));
  info.mockRestore();
  return lines;
}

test('GitHub shows a problem beside its line, and the page of the run says which field it is', () => {
  const summary = join(folderForTest(), 'summary.md');
  const lines = told({ GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: summary });
  expect(lines).toHaveLength(problems.length);
  expect(lines[0]).toMatch(
    /^::error file=data\/projects\/project-details-03\.json,line=\d+,col=\d+,title=challenge::The text is empty\./,
  );
  const page = readFileSync(summary, 'utf8');
  expect(page).toMatch(
    /^- \*\*Case studies › 03 .+ › What was wrong before\*\*: The text is empty\./m,
  );
});

test('elsewhere nothing is said', () => {
  expect(told({ GITHUB_STEP_SUMMARY: '/nowhere/summary.md' })).toEqual([]);
});
