import type { FileSystemNode } from 'gatsby-source-filesystem';
import type { Field } from '../schema/model/content-model';

/** Pixels across and down. */
export type Size = { width: number; height: number };

/** A part of a picture that is the right way up, in pixels. */
export type Cut = Size & { left: number; top: number };

/** What a field of the content says of its picture. */
type Place = {
  /** The least size of the picture there, whose proportions are those of the place. */
  place?: Size;
  /** The point that stays in sight where the picture is cut: per cent from its left and from its top. */
  focus?: string;
};

/** The file of a picture as a field of the content names it. */
export type PlacedPicture = FileSystemNode & Place;

/** A picture that fills its place to this share is left as it is. */
const NEARLY_WHOLE = 0.98;

const MIDDLE = '50 50';

/** The field beside a picture, or a list of pictures, that holds its point, or theirs in order. */
export const focusFieldOf = ({ name }: Pick<Field, 'name'>): string => `${name}Focus`;

/**
 * What a field says of its picture.
 *
 * @param record - the object that has the field
 * @param index - which of its pictures, if it has several
 */
export function placeOfField(field: Field, record: Record<string, unknown>, index: number): Place {
  const { minWidth, minHeight } = field.rules.picture ?? {};
  const focus = [record[focusFieldOf(field)]].flat()[index] as string | undefined;
  return {
    ...(minWidth && minHeight && { place: { width: minWidth, height: minHeight } }),
    ...(focus && { focus }),
  };
}

/**
 * The part of a picture that has the proportions of its place.
 *
 * @param own - the size of the whole picture, the right way up
 * @returns undefined when that is all of it, or nearly all
 */
export function cutOf(own: Size, { place, focus = MIDDLE }: Place): Cut | undefined {
  if (!place) return undefined;
  const scale = Math.min(own.width / place.width, own.height / place.height);
  const [width, height] = [Math.round(place.width * scale), Math.round(place.height * scale)];
  if (width * height >= own.width * own.height * NEARLY_WHOLE) return undefined;
  // As object-position counts, so that style sheets which cut further keep the same point.
  const [x = 0, y = 0] = focus.split(' ').map((share) => Number(share) / 100);
  return {
    left: Math.round((own.width - width) * x),
    top: Math.round((own.height - height) * y),
    width,
    height,
  };
}
