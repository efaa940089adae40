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
    const card = (text: string) => drawShareCard({ ...CARD, title: text });
    const pixels = (svg: string) => sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
    const [withTitle, without] = await Promise.all([card(title), card(' ')]);
    const [a, b] = await Promise.all([pixels(withTitle), pixels(without)]);
    const changed = { left: 1200, right: 0, top: 630, bottom: 0 };
    for (let index = 0; index < a.length; index += 3) {
      if (Math.abs(a[index]! - b[index]!) < 8) continue;
      const [x, y] = [(index / 3) % 1200, Math.floor(index / 3 / 1200)];
      changed.left = Math.min(changed.left, x);
      changed.right = Math.max(changed.right, x);
      changed.top = Math.min(changed.top, y);
      changed.bottom = Math.max(changed.bottom, y);
    }
    expect(changed.left).toBeGreaterThan(60);
    expect(changed.right).toBeLessThan(745);
    expect(changed.top).toBeGreaterThan(130);
    expect(changed.bottom).toBeLessThan(530);
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
  'signs of “%s” end no build',
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
