import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawShareCard, type ShareCardContent } from './draw-share-card';
import { lettersWithoutFont, openFace } from './outline-text';

const CARD: ShareCardContent = {
  title: 'Infrastructure and Maintenance',
  brand: 'Someone',
  host: 'someone.example',
  kolam: { seed: 'a', shape: 'octagon', columns: 5 },
  mark: { figure: { seed: 'mark', shape: 'diamond', columns: 3 } },
};

test.each(['FAQ', 'A title that is far longer than any title of a page ought to be, but stands'])(
  'the title “%s” stays clear of the brand, the host and the figure',
  async (title) => {
    const card = async (text: string) => Buffer.from(await drawShareCard({ ...CARD, title: text }));
    const without = { input: await card(' '), blend: 'difference' as const };
    const difference = await sharp(await card(title))
      .composite([without])
      .removeAlpha()
      .png()
      .toBuffer();
    const cut = await sharp(difference)
      .trim({ threshold: 8 })
      .toBuffer({ resolveWithObject: true });
    const { trimOffsetLeft, trimOffsetTop, width, height } = cut.info;
    const [left, top] = [-trimOffsetLeft!, -trimOffsetTop!];
    expect(left).toBeGreaterThan(60);
    expect(left + width).toBeLessThan(745);
    expect(top).toBeGreaterThan(130);
    expect(top + height).toBeLessThan(530);
  },
);

test.each(['₹10 lakh', 'Žilina', 'पार्सल और चालान', 'ಪಾರ್ಸೆಲ್‌ಗಳು', 'Café ಬೆಂಗಳೂರು दिल्ली'])(
  'all letters of “%s” are drawn',
  async (title) => {
    expect(await lettersWithoutFont(title)).toEqual([]);
    const face = await openFace({ wght: 600, wdth: 125, tracking: 0 });
    for (const word of title.split(' ')) expect(face.widthOf(word, 10)).toBeGreaterThan(5);
    expect(face.widthOf(title, 20)).toBeCloseTo(2 * face.widthOf(title, 10));
  },
);

// As keyboards allow: a dot below after a vowel sign or a vowel, or alone.
test.each(['फे\u093cसबुक ऐप', 'जे\u093cब', 'उ\u093c', '\u093c'])(
  'signs of “%s” in an unusual order do not end a build',
  async (title) => {
    const face = await openFace({ wght: 600, wdth: 125, tracking: 0 });
    expect(face.outline(title, 10, 0, 0)).not.toBe('');
  },
);

test('letters that no font has are known, and left out', async () => {
  expect(await lettersWithoutFont('A ☃ at 日本')).toEqual(['☃', '日', '本']);
  const face = await openFace({ wght: 600, wdth: 125, tracking: 0 });
  expect(face.widthOf('a☃a', 10)).toBeCloseTo(face.widthOf('aa', 10), 1);
});
