import type { FileSystemNode } from 'gatsby-source-filesystem';
import type { Field } from '../schema/model/content-model';
import { isPath } from '../schema/model/specified-shape';

/** Pixels across and down. */
export type Size = { width: number; height: number };

/** A part of a picture that is the right way up, in pixels. */
export type Cut = Size & { left: number; top: number };

/** What a field of the content says about its picture. */
type Place = {
  /** The minimum size of the picture, which has the proportions of its place. */
  place?: Size;
  /** The focal point where the picture is cropped: per cent from its left and from its top. */
  focus?: string;
};

/** A picture as a field of the content names it. */
export type NamedPicture = { path: string } & Place;

/** The file of a picture as a field of the content names it. */
export type PlacedPicture = FileSystemNode & Place;

/** The file of a picture, and its visible part, unless all of it is visible. */
export type CutPicture = { file: FileSystemNode; cut?: Cut };

/** A picture that fills its place to this share is left as it is. */
const NEARLY_WHOLE = 0.98;

const MIDDLE = '50 50';

/** The field beside a picture or a list of pictures that holds its focal point, or theirs in order. */
export const focusFieldOf = ({ name }: Pick<Field, 'name'>): string => `${name}Focus`;

/** The paths in a value: one, or those of a map. */
const pathsIn = (written: unknown): string[] =>
  Object.values<string>(
    typeof written === 'string' ? [written] : ((written as Record<string, string>) ?? {}),
  );

/** The pictures that a field of a record names, and what it says about their places. */
export function picturesNamed(field: Field, record: Record<string, unknown>): NamedPicture[] {
  const { picture, insteadOf, fallback } = field.rules;
  const { minWidth, minHeight } = picture ?? {};
  const other = insteadOf && record[insteadOf.field];
  // This field, or the first of those that stand for it.
  const name =
    [field.name, ...(fallback?.fields ?? [])].find((each) => pathsIn(record[each]).length > 0) ??
    field.name;
  const paths = pathsIn(record[name] ?? (isPath(other) ? other : undefined));
  const focuses = [record[focusFieldOf({ name })]].flat() as (string | undefined)[];
  return paths.slice(0, field.value.kind === 'map' ? undefined : 1).map((path, index) => ({
    path,
    ...(minWidth && minHeight && { place: { width: minWidth, height: minHeight } }),
    ...(focuses[index] && { focus: focuses[index] }),
  }));
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
  // As object-position counts, so that style sheets that crop further keep the same point.
  const [x = 0, y = 0] = focus.split(' ').map((share) => Number(share) / 100);
  return {
    left: Math.round((own.width - width) * x),
    top: Math.round((own.height - height) * y),
    width,
    height,
  };
}
