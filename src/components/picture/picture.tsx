import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { growFromFollowed } from './growing-picture';
import * as styles from './picture.module.css';

/** A picture file as GraphQL gives it. */
export type PictureFile = { readonly gatsbyImageData: PictureData | null };

/** Includes the focal point for style sheets that crop the picture, if editors have set one. */
type PictureData = IGatsbyImageData & { readonly objectPosition?: string };

type PictureProps = {
  file: PictureFile;
  alt: string;
  /** How wide the picture is shown, as the sizes attribute says it. */
  sizes: string;
  /** Whether it is among the first things seen; all others load when they come near. */
  isFirst?: boolean;
  /** Whether it is the largest thing first seen, so that the browser fetches it before all others. */
  isLargest?: boolean;
  /** Whether its background colour fills its place until it has loaded: too much for each of many cards. */
  hasGround?: boolean;
  /** Whether the picture of a followed card grows into it. */
  isGrowing?: boolean;
  className?: string;
};

/**
 * A picture in AVIF and WebP that needs no script: a plain <picture> with its size and its background colour.
 * GatsbyImage is not used because it writes no srcset into the HTML.
 *
 * @throws Error when the file is not a picture that can be resized
 */
export function Picture(props: PictureProps) {
  const { file, alt, sizes, hasGround = true, isGrowing, className = '' } = props;
  const { isLargest = false, isFirst = isLargest } = props;
  const data = file.gatsbyImageData;
  if (!data) throw new Error(`The picture "${alt}" is not a raster picture.`);
  const { images, width, height, backgroundColor, objectPosition } = data;
  return (
    <picture className={styles.picture}>
      {images.sources?.map(({ srcSet, type }) => (
        <source key={type} srcSet={srcSet} type={type} sizes={sizes} />
      ))}
      <img
        ref={isGrowing ? growFromFollowed : undefined}
        className={className}
        src={images.fallback?.src}
        srcSet={images.fallback?.srcSet}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        // React 18 knows the attribute by this name alone.
        {...(isLargest && { fetchpriority: 'high' })}
        style={{ backgroundColor: hasGround ? backgroundColor : undefined, objectPosition }}
      />
    </picture>
  );
}
