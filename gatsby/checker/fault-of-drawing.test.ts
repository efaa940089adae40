import { expect, test } from 'vitest';
import { NOISY, secondsOf } from '../../tests/seconds-of';
import { faultOfDrawing } from './fault-of-drawing';

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';
const PROGRAM = 'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"';
const drawing = (part: string) => `<svg ${XMLNS}\n${PROGRAM} viewBox="0 0 9 9">${part}</svg>`;

test.each([
  '<g fill="none" stroke="var(--road, #fff)"><path stroke-width=".5" d="M0 0h9z"/></g>',
  `<g id="a (1)" clip-path="url(#b)" style="mask-type:luminance" filter='url("#f")'/>`,
  '<image width="9" height="9" xlink:href="data:image/png;base64,iVBORw0KGgo="/>',
  '<text style="font-family:&quot;Open Sans&quot;;fill:url(&quot;#a&quot;)">A &amp; B</text>',
  '<filter id="f" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="2"/></filter>',
  '<inkscape:view pagecolor="#ffffff"/><g inkscape:label="a &#10; b" transform="rotate(9)"/>',
])('what drawing programs write is a plain drawing: %s', (part) => {
  const start = '<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<!-- Made by hand -->\n';
  expect(faultOfDrawing(start + drawing(part))).toBeUndefined();
});

test.each([
  ['<script>alert(1)</script>', '<script'],
  ['<svg:script/>', '<svg:script'],
  [`<a:script xmlns:a="http://www.w3.org/2000/svg"/>`, 'xmlns:a="http'],
  ['<set attributeName="href" to="javascript:alert(1)"/>', '<set'],
  ['<foreignObject/>', '<foreignObject'],
  ['<style>@\\69mport "//elsewhere.example/a.css";</style>', '<style'],
  ["<g\nonclick = 'alert(1)'/>", "onclick = 'alert(1)'"],
  ['<use href="&#106;avascript:alert(1)"/>', 'href="&#106;avascript:alert(1)"'],
  ['<image href="//elsewhere.example/a.png"/>', 'href="//elsewhere.example/a.png"'],
  ['<g fill="URL(https://elsewhere.example/#a)"/>', 'fill="URL(https://'],
  ['<g style="fill:u\\72l(//elsewhere.example)"/>', 'style="fill:u\\72l'],
  ['<g style="fill:url&#40;//elsewhere.example)"/>', 'style="fill:url&#40;'],
  ['<g style="fill:image-set(&quot;//a.example&quot; 1x)"/>', 'style="fill:image-set'],
  ['<![CDATA[ <!-- ]]><script/><![CDATA[ --> ]]>', '<![CDATA['],
  ['<?xml-stylesheet href="a.css"?>', '<?xml-stylesheet'],
  ['<!DOCTYPE svg [<!ENTITY a "<script/>">]>', '<!DOCTYPE'],
  ['<?xml version="1.0" encoding="ISO-2022-JP"?>', '<?xml'],
])('a drawing with %s is none', (part, told) => {
  expect(faultOfDrawing(drawing(part))).toContain(`lines and colours: ${told}`);
});

const OTHER = XMLNS.replaceAll('"', "'");

test.each([`<svg ${OTHER}>`, `<svg\n\t${XMLNS}>`, `<!-- a --><svg focusable="false" ${XMLNS}>`])(
  '%s is seen in browsers',
  (start) => expect(faultOfDrawing(`${start}<g/></svg>`)).toBeUndefined(),
);

test.each([`<svg><!-- ${XMLNS} -->`, `<svg><title> ${XMLNS}</title>`, `<svg><g ${XMLNS}/>`])(
  '%s is not',
  (start) => expect(faultOfDrawing(`${start}</svg>`)).toContain('Browsers do not show the drawing'),
);

test.each(['<', '<a ', '<g a=""', '<!--', 'a', '(', 'a(', ' ', '<g>'])(
  'a long run of %j is judged within a second',
  NOISY,
  (unit) => {
    const run = unit.repeat(300_000 / unit.length);
    const text = drawing(`<g style="${run.replace(/[<"]/g, ' ')}"/>${run}`);
    expect(secondsOf(() => faultOfDrawing(text))).toBeLessThan(1);
  },
);
