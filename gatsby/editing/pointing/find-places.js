/* Finds where the content has what a page shows. It has its own file because tests try it on every page. */

/** Parts up to this many characters occur in many texts: they count only in the page's own records. */
const SHORT = 2;

/** The rank of a place that has nothing to do with the page. */
const LAST = 3;

const isOfWord = (sign = '') => /[\p{L}\p{N}]/u.test(sign);

/** Where a text contains another as whole words and numbers; -1 if nowhere. */
function indexOfWords(text, part) {
  for (let start = text.indexOf(part); start >= 0; start = text.indexOf(part, start + 1)) {
    const before = text.slice(0, start);
    const after = text.slice(start + part.length);
    const isCut =
      (isOfWord(part[0]) && (isOfWord(before.at(-1)) || /\d[.,]$/.test(before))) ||
      (isOfWord(part.at(-1)) && (isOfWord(after[0]) || /^[.,]\d/.test(after)));
    if (!isCut) return start;
  }
  return -1;
}

/** The places of the parts that make up a text: the longest first, and none inside another. */
function partsOf(text, places, rankOf) {
  const found = places.flatMap((place) => {
    const isKnown = (part) => part.length > SHORT || rankOf(place) < LAST;
    const parts = place.shown.filter((part) => isKnown(part) && indexOfWords(text, part) >= 0);
    const [part] = parts.sort((a, b) => b.length - a.length);
    return part ? { place, part, start: indexOfWords(text, part), rank: rankOf(place) } : [];
  });
  const endOf = ({ start, part }) => start + part.length;
  const isBehind = (one, other) =>
    one.part === other.part
      ? other.rank < one.rank
      : other.part.length > one.part.length &&
        other.start <= one.start &&
        endOf(one) <= endOf(other);
  return found
    .filter((one) => !found.some((other) => isBehind(one, other)))
    .sort((a, b) => b.part.length - a.part.length)
    .map(({ place }) => place);
}

/** A text on one line. */
export const inOneLine = (text) => text.replace(/\s+/g, ' ').trim();

/** What places.ts may call the picture at an address: each possible start of its file name. */
export const picturesAt = (address) => {
  const words = decodeURIComponent(address).split('/').at(-1).split(/[-.]/);
  return words.map((_, index) => `picture ${words.slice(0, words.length - index).join('-')}`);
};

/**
 * Finds the places of a text or picture. It looks for the whole, or a part of the page around it. If there are none,
 * it looks for the parts that make it up, the texts that contain it, or the parts around it.
 *
 * @param places - all places: see places.ts
 * @param texts - the text, then the text of each element around it, from the inside out; for a picture, its names
 * @param around - the address of its page, and the address it links to: places that belong to these come first
 */
export function findPlaces(places, texts, { page, link }) {
  const ranks = [
    (place) => place.link !== undefined && place.link === link,
    (place) => place.page !== undefined && place.page === link,
    (place) => place.page === page,
    () => true,
  ];
  const rankOf = (place) => ranks.findIndex((holds) => holds(place));
  const byRank = (a, b) => rankOf(a) - rankOf(b);
  const [own = '', ...around] = texts;
  const whole = (text) => places.filter(({ shown }) => shown.includes(text)).sort(byRank);
  const parts = (text) => partsOf(text, places, rankOf);
  const holding = () =>
    places.filter(({ shown }) => shown.some((text) => indexOfWords(text, own) >= 0)).sort(byRank);
  for (const find of [
    ...texts.map((text) => () => whole(text)),
    () => parts(own),
    holding,
    ...around.map((text) => () => parts(text)),
  ]) {
    const found = find();
    if (found.length > 0) return found;
  }
  return [];
}
