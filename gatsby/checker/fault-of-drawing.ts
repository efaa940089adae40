const SVG = 'http://www.w3.org/2000/svg';

/** The namespaces that an SVG drawing declares under these names. */
const DECLARED: Record<string, string> = {
  xmlns: SVG,
  'xmlns:svg': SVG,
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
};

/** What programs add for themselves, under their own prefixes: browsers ignore it. */
const INERT = /^(?!svg:|x)[\w-]+:/;
const OF_PROGRAMS = /^(?!http:\/\/www\.w3\.org\/(?!1999\/02\/))[\w:/.#-]+$/;

const wordsOf = (text: string) => new Set(text.trim().split(/\s+/));

const ELEMENTS = wordsOf(`
  svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath image title desc metadata
  linearGradient radialGradient stop clipPath mask pattern marker filter feBlend feColorMatrix feComponentTransfer
  feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feOffset`);

const ATTRIBUTES = wordsOf(`
  baseProfile clipPathUnits color cx cy d display dx dy enable-background exponent fill filter filterUnits focusable
  fr fx fy gradientTransform gradientUnits height in in2 isolation k1 k2 k3 k4 lengthAdjust marker markerHeight
  markerUnits markerWidth mask maskContentUnits maskUnits mode offset opacity operator orient overflow pathLength
  patternContentUnits patternTransform patternUnits points preserveAspectRatio primitiveUnits r radius refX refY
  result role rotate rx ry spreadMethod startOffset stdDeviation stroke style tableValues textLength transform type
  values version viewBox visibility width x x1 x2 xml:lang xml:space y y1 y2`);

/** Families of attributes, such as stroke-width. */
const FAMILY =
  /^(alignment|baseline|clip|color|dominant|fill|flood|font|image|letter|marker|mask|mix|paint|shape|stop|stroke|text|transform|vector|word|writing)-[a-z-]+$/;

/** Names and descriptions, which may hold any text. */
const NAME = /^(id|class|data-[\w-]+|aria-[\w-]+)$/;

/** Parts of the drawing itself, and pictures embedded in it. */
const OWN_ADDRESS = /^(#[^\s&]*|data:image\/(png|jpeg|webp);base64,[\w+/=\s]*)$/;

/** A style or value that calls anything but a colour, transform or part of the drawing, or hides what it calls. */
const CALL =
  /[@\\]|&#|(?<![\w-])(?!(rgba?|hsla?|var|calc|matrix|translate|scale|rotate|skew[XY])\(|url\(\s*(["']|&quot;)?#)[\w-]*\(/i;

/** A piece of XML: a comment, a declaration, an end tag, a start tag with its attributes, or text. */
const PIECE =
  /<!--[^]*?-->|<\?xml (?![^?]*encoding\s*=\s*["'](?!utf-8|UTF-8))[\w\s.="'-]*\?>|<!DOCTYPE [^[>]*>|<\/[\w:.-]+\s*>|<([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?>|[^<]+/gy;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*("[^"]*"|'[^']*')/g;

function isAllowed(element: string, name: string, value: string): boolean {
  if (/^xmlns(:|$)/.test(name)) return (DECLARED[name] ?? OF_PROGRAMS.exec(value)?.[0]) === value;
  if (NAME.test(name) || INERT.test(name) || INERT.test(element)) return true;
  if (name === 'href' || name === 'xlink:href') return OWN_ADDRESS.test(value);
  return (ATTRIBUTES.has(name) || FAMILY.test(name)) && !CALL.test(value);
}

/** The first thing in a drawing that does not belong in one. */
function strayIn(text: string): string | undefined {
  let end = 0;
  for (const [piece, element, attributes = ''] of text.matchAll(PIECE)) {
    end += piece.length;
    if (!element) continue;
    if (!ELEMENTS.has(element) && !INERT.test(element)) return `<${element}`;
    for (const [written, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      if (!isAllowed(element, name, value.slice(1, -1))) return written;
    }
  }
  return text.slice(end).split(/[\s>]/, 1)[0];
}

/** Whether the first element of a drawing says that it is SVG: browsers ask for it. */
function isSvg(text: string): boolean {
  for (const [, element, attributes = ''] of text.matchAll(PIECE)) {
    if (!element) continue;
    return [...attributes.matchAll(ATTRIBUTE)].some(
      ([, name, value = '']) => name === 'xmlns' && value.slice(1, -1) === SVG,
    );
  }
  return false;
}

/**
 * Says in a sentence what is wrong with a drawing whose XML is well formed: browsers do not show it, or it contains
 * more than drawing programs write for lines, colours and letters.
 */
export function faultOfDrawing(text: string): string | undefined {
  const stray = strayIn(text)?.slice(0, 60);
  if (stray) {
    return `The drawing contains more than lines and colours: ${stray}. Save it as plain SVG, without this part.`;
  }
  if (isSvg(text)) return undefined;
  return `Browsers do not show the drawing: write xmlns="${SVG}" after <svg.`;
}
