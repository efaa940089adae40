import { HTMLElement, parse, TextNode, type Node } from 'node-html-parser';
import { drawKolam } from '../kolam/draw-kolam';
import type { KolamSeed } from '../kolam/find-figure';
import { fillPlaceholders, type Identity } from '../gatsby/schema/fields/placeholders';

/** Widths of the line and of the dots, on a grid of 20 units. */
const LINE = 1.8;
const DOTS = 2.9;

function fillKolam(svg: HTMLElement): void {
  const { seed = '', shape, columns, rows } = svg.attributes;
  const { line, dots, width, height } = drawKolam({
    seed,
    shape: shape as KolamSeed['shape'],
    columns: Number(columns),
    rows: rows ? Number(rows) : undefined,
  });
  svg.setAttribute('viewBox', [-width / 2, -height / 2, width, height].join(' '));
  svg.setAttribute('overflow', 'visible');
  svg.set_content(
    `<path fill="none" stroke="currentColor" stroke-width="${LINE}" stroke-linejoin="round" d="${line}"/>` +
      `<path fill="none" style="stroke:var(--dots,currentColor)" stroke-width="${DOTS}" stroke-linecap="round" d="${dots}"/>`,
  );
}

function fillTexts(node: Node, identity: Identity): void {
  if (node instanceof TextNode) {
    node.rawText = fillPlaceholders(node.rawText, identity, 'html');
  } else if (node instanceof HTMLElement && !['SCRIPT', 'STYLE'].includes(node.tagName)) {
    node.childNodes.forEach((child) => fillTexts(child, identity));
  }
}

/**
 * Completes a drawing: draws its kolams, <svg class="kolam" seed="…" shape="…" columns="…">, in the
 * colour of the text round them (the dots in --dots, if that is set), and puts the company's own words
 * in the place of {brand}, {phone} and so on.
 *
 * @param source - text of an HTML or SVG file
 * @param identity - the company record
 * @throws Error when a kolam cannot be drawn or a placeholder does not exist
 */
export function fillDrawing(source: string, identity: Identity): string {
  const root = parse(source, { comment: true });
  root.querySelectorAll('svg.kolam').forEach(fillKolam);
  fillTexts(root, identity);
  return root.toString();
}
