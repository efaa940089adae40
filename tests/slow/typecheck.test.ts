import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyForBuild, runIn } from './copies';

test('the type check names a class and a custom property that no style sheet has', () => {
  const folder = copyForBuild();
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const misspell = (file: string, word: string) => {
    const path = join(folder, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(word, `${word}e`));
  };
  const check = () => runIn(folder, {}, 'npm', 'run', 'typecheck');
  misspell('src/layout/footer.tsx', 'styles.heading');
  expect(check).toThrow(/footer\.tsx.*headinge/);
  runIn(folder, {}, 'sed', '-i', 's/headinge/heading/', 'src/layout/footer.tsx');
  misspell('src/layout/footer.module.css', '--turmeric');
  expect(check).toThrow(/--turmerice/);
});
