/** Red, green and blue of a colour such as #86281b or rgb(134, 40, 27), from 0 to 255. */
function channelsOf(colour: string): number[] {
  const hex = /^#(..)(..)(..)$/.exec(colour.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3'));
  if (hex) return hex.slice(1).map((pair) => Number.parseInt(pair, 16));
  return colour.match(/[\d.]+/g)!.map(Number);
}

/** How bright a colour is, from 0 to 1, as WCAG computes it. */
function brightnessOf(colour: string): number {
  const [red, green, blue] = channelsOf(colour).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two opaque colours as WCAG computes it, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [dark, light] = [brightnessOf(one), brightnessOf(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}
