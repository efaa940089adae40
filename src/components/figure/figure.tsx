import type { KolamDrawing } from '../../../kolam/draw-figure';
import { Kolam } from '../kolam/kolam';
import * as styles from './figure.module.css';

/** A picture in place of a figure, as GraphQL gives it. */
export type FigurePicture = { readonly publicURL: string | null } | null;

type FigureProps = {
  kolam?: { readonly drawing: KolamDrawing } | null;
  picture: FigurePicture;
  className?: string;
};

/** A kolam, or the picture in its place. Its size comes from the class. Decoration only. */
export function Figure({ kolam, picture, className = '' }: FigureProps) {
  if (picture?.publicURL) {
    return (
      <img
        className={`${styles.picture} ${className}`}
        src={picture.publicURL}
        alt=""
        loading="lazy"
      />
    );
  }
  return kolam && <Kolam className={className} kolam={kolam} />;
}
