import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listPictures, readSize } from '../../art/list-pictures';
import { content } from './sample';

// The drawings in art/ of which the sample’s pictures are made. Another company may take them away.

const drawings = listPictures().filter(({ target }) => content.pictures.has(target));

test('the sample’s pictures are rendered in the size that their drawings ask for', () => {
  for (const { source, target } of drawings)
    expect(content.pictures.get(target), source).toMatchObject(readSize(source));
});

test('pictures of a case study have the grammar of its client', () => {
  for (const { source } of drawings) {
    const [, number] = /(?:case|shot)-(\d+)/.exec(source) ?? [];
    const linked = readFileSync(source, 'utf8').match(/clients\/[\w-]+\.css/g);
    expect(linked, source).toEqual(number ? [`clients/case-${number}.css`] : null);
  }
});

test('each client has a face and a colour of its own', () => {
  const grammars = readdirSync('art/clients').map((file) =>
    readFileSync(`art/clients/${file}`, 'utf8'),
  );
  for (const choice of [/--face: (.+);/, /--accent: (.+);/]) {
    const chosen = grammars.map((css) => choice.exec(css)?.[1]);
    expect(chosen).not.toContain(undefined);
    expect(new Set(chosen).size).toBe(chosen.length);
  }
});
