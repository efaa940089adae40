import { expect, test } from 'vitest';
import { randomFrom } from '../../kolam/random';
import { checkWithText, content } from '../../tests/sample/sample';

const files = [...content.texts];

test.each(files)('%s, wherever it is cut off, is reported', (file, text) => {
  const random = randomFrom(file);
  const end = text.trimEnd().length;
  for (let cut = 0; cut < 8; cut += 1) {
    const problems = checkWithText(file, text.slice(0, Math.floor(random() * end)));
    expect(problems.map((problem) => problem.file)).toContain(file);
    for (const { line, column, wrong, expected } of problems) {
      expect(line * column).toBeGreaterThan(0);
      for (const sentence of [wrong, expected]) expect(sentence).toMatch(/\S/);
    }
  }
});

test.each(files)('%s crashes nothing with garbage in it', (file, text) => {
  const random = randomFrom(`${file} garbage`);
  const at = Math.floor(random() * text.length);
  const garbage = Array.from({ length: 5 }, () => String.fromCharCode(random() * 256)).join('');
  const inside = `${text.slice(0, at)}${garbage}${text.slice(at + 5)}`;
  for (const broken of [inside, garbage]) expect(() => checkWithText(file, broken)).not.toThrow();
});
