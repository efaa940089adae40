/** What the Nu checker complains of although a specification allows it. */
export const EXCEPTIONS: { message: RegExp; allowedBy: string; reason: string }[] = [
  {
    message: /^CSS: “mask”: Too many values or values are not recognized\.$/,
    allowedBy: 'https://www.w3.org/TR/css-masking-1/#the-mask',
    reason: 'A mask may state its position, size and repetition.',
  },
  {
    message: /^CSS: “vector-effect”: Property “vector-effect” doesn't exist\.$/,
    allowedBy: 'https://www.w3.org/TR/SVG2/coords.html#VectorEffects',
    reason: 'SVG 2 declares the property.',
  },
  {
    message: /^CSS: “max-width”: The types are incompatible\.$/,
    allowedBy: 'https://www.w3.org/TR/css-values-4/#comp-func',
    reason: 'What min() compares may be calculated with custom properties.',
  },
  {
    message:
      /^Potentially bad value “allow-scripts allow-same-origin [^”]+” for attribute “sandbox”/,
    allowedBy:
      'https://html.spec.whatwg.org/multipage/iframe-embed-object.html#attr-iframe-sandbox',
    reason: 'The map is of another origin, so that its scripts cannot lift the sandbox.',
  },
  {
    message: /^Bad value “tel-national” for attribute “autocomplete” on element “input”:/,
    allowedBy: 'https://www.w3.org/TR/WCAG22/#input-purposes',
    reason: 'The field takes a number without the code of its country, and is for phone numbers.',
  },
  {
    message: /^This document appears to be written in Lorem ipsum text but the “html” start tag/,
    allowedBy: 'https://html.spec.whatwg.org/multipage/dom.html#the-lang-and-xml:lang-attributes',
    reason: 'The page is English; the filler in it has its own language.',
  },
];
