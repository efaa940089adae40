import type { Page } from '@playwright/test';

/** How high letters are at most, by the size of their font. The boxes of some fonts are higher. */
const LETTER_HEIGHT = 1.1;

/**
 * Finds texts that the window, or a box around them, cuts off, and texts that overlap. A row that scrolls sideways
 * only has to be wide enough for its texts.
 *
 * @param sides - at which sides a text counts as cut off
 */
export const textFaults = (page: Page, sides: 'all' | 'leftAndRight' = 'all'): Promise<string[]> =>
  page.evaluate(
    ([checked, letterHeight]) => {
      const styleOf = (element: Element) => getComputedStyle(element);
      const isRead = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('[data-carousel], [aria-hidden=true], #gatsby-announcer, script, style');
      // Texts for screen readers alone are in a box of one pixel.
      const isForEars = (element: Element | null): boolean =>
        element !== null &&
        (styleOf(element).clipPath !== 'none' || isForEars(element.parentElement));
      const rangeOf = (text: Text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return range;
      };
      const isCut = (text: Text) => {
        const box = rangeOf(text).getBoundingClientRect();
        for (let holder = text.parentElement; holder; holder = holder.parentElement) {
          const { overflowX, overflowY } = styleOf(holder);
          if (overflowX === 'auto') return box.width > holder.clientWidth;
          const { left, right, top, bottom } = holder.getBoundingClientRect();
          const isOver = overflowX !== 'visible' && (box.left < left - 1 || box.right > right + 1);
          const isAbove = overflowY !== 'visible' && (box.top < top - 1 || box.bottom > bottom + 1);
          if (isOver || (checked === 'all' && isAbove)) return true;
        }
        return box.left < -1 || box.right > window.innerWidth + 1;
      };
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        const parent = text.parentElement!;
        if (text.data.trim() && isRead(parent) && !isForEars(parent)) texts.push(text);
      }
      const wordsOf = (text: Text) => `"${text.data.trim().slice(0, 40)}"`;
      const cut = texts.filter(isCut).map((text) => `${wordsOf(text)} is cut off`);
      if (checked !== 'all') return cut;

      // The box of a font may be higher than its lines, and than its letters.
      const boxesOf = (text: Text) => {
        const { lineHeight, fontSize } = styleOf(text.parentElement!);
        const letters = letterHeight * Number.parseFloat(fontSize);
        return Array.from(rangeOf(text).getClientRects(), ({ x, y, width, height }) => {
          const over = Math.max(
            0,
            height - Math.min(Number.parseFloat(lineHeight) || height, letters),
          );
          return { text, box: new DOMRect(x, y + over / 2, width, height - over) };
        });
      };
      const boxes = texts.flatMap(boxesOf).sort((one, other) => one.box.top - other.box.top);
      const isOn = (one: DOMRect, other: DOMRect) => {
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        return across > 2 && down > 2;
      };
      const overlaps = boxes.flatMap(({ text, box }, index) => {
        const below = boxes.slice(index + 1);
        const end = below.findIndex((other) => other.box.top > box.bottom);
        return below
          .slice(0, end < 0 ? undefined : end)
          .filter((other) => wordsOf(other.text) !== wordsOf(text) && isOn(box, other.box))
          .map((other) => `${wordsOf(text)} and ${wordsOf(other.text)} lie on each other`);
      });
      return [...cut, ...overlaps];
    },
    [sides, LETTER_HEIGHT] as const,
  );

/**
 * Finds words that are broken, and texts of entries that overlap the figure of their entry.
 *
 * @param titles - a selector of what keeps its words whole
 * @param words - which of them
 */
export const titleFaults = (page: Page, titles: string, words: RegExp): Promise<string[]> =>
  page.evaluate(
    ([selector, pattern, letterHeight]) => {
      const boxesOf = (text: Node, from: number, to: number) => {
        const range = document.createRange();
        range.setStart(text, from);
        range.setEnd(text, to);
        return Array.from(range.getClientRects());
      };
      const textsIn = (element: Element) => {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const texts: Text[] = [];
        while (walker.nextNode()) texts.push(walker.currentNode as Text);
        // Texts for screen readers alone are in a box of one pixel.
        return texts.filter(
          ({ parentElement: holder }) => holder!.checkVisibility() && holder!.offsetWidth !== 1,
        );
      };
      const broken = Array.from(document.querySelectorAll(selector))
        .flatMap(textsIn)
        .flatMap((text) =>
          Array.from(text.data.matchAll(pattern), ({ 0: word, index }) => {
            const boxes = boxesOf(text, index, index + word.length);
            return boxes.some(({ top }) => top !== boxes[0]!.top) ? [`"${word}" is broken`] : [];
          }).flat(),
        );
      const onFigures = Array.from(document.querySelectorAll('main li:has(> svg)')).flatMap(
        (entry) => {
          const figure = entry.querySelector(':scope > svg')!.getBoundingClientRect();
          const isOn = (text: Text, { left, right, top, bottom }: DOMRect) => {
            const { fontSize } = getComputedStyle(text.parentElement!);
            const room = Math.max(0, bottom - top - letterHeight * Number.parseFloat(fontSize));
            return (
              Math.min(right, figure.right) - Math.max(left, figure.left) > 2 &&
              Math.min(bottom, figure.bottom) - Math.max(top, figure.top) > 2 + room / 2
            );
          };
          return textsIn(entry)
            .filter((text) => text.data.trim())
            .filter((text) => boxesOf(text, 0, text.length).some((box) => isOn(text, box)))
            .map((text) => `"${text.data.slice(0, 40)}" lies on its figure`);
        },
      );
      return [...broken, ...onFigures];
    },
    [titles, words, LETTER_HEIGHT] as const,
  );

/** How near a line of the figure beside the title comes to its letters, in pixels; infinity where there is none. */
export const figureDistance = (page: Page): Promise<number> =>
  page.getByRole('heading', { level: 1 }).evaluate((title) => {
    const line = title.parentElement!.querySelector('svg + svg path')?.getBoundingClientRect();
    const text = document.createRange();
    text.selectNodeContents(title);
    const distances = Array.from(text.getClientRects(), ({ right, bottom }) =>
      line ? Math.max(line.left - right, line.top - bottom) : Infinity,
    );
    return Math.min(...distances);
  });
