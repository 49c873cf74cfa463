import type { ComponentProps } from 'react';
import { preload } from 'react-dom';
import styles from './theme-image.module.css';

type ThemeImageProps = ComponentProps<'img'> & {
  /** URL of a drawing from `media/`. Its dark variant has the fragment `#dark`. */
  readonly src: string;
  /** URL of a drawing with less detail, for narrow windows. */
  readonly small?: string;
  /** Alternative text; '' if the drawing is only decoration. */
  readonly alt: string;
};

const dark = 'screen and (prefers-color-scheme: dark)';
/** Matches windows that are so narrow that pages have one column. */
const narrow = '(max-width: 47.99em)';

/**
 * Preloads an image that is important for the first screen. React does that by itself only for an image outside a
 * <picture>.
 */
function preloadImage(src: string, small: string | undefined): void {
  const image = { as: 'image', fetchPriority: 'high' } as const;
  preload(src, small === undefined ? image : { ...image, media: `not all and ${narrow}` });
  if (small !== undefined) preload(small, { ...image, media: narrow });
}

/**
 * A drawing in the visitor's colour scheme. The page chooses the scheme, because WebKit does not pass the scheme to an
 * SVG in an <img>. When printed, the drawing is light. The light and the dark URL refer to the same file, so only one
 * file is loaded.
 */
export function ThemeImage({ alt, small, ...image }: ThemeImageProps) {
  if (image.fetchPriority === 'high') preloadImage(image.src, small);
  return (
    <picture className={styles.choice}>
      {small !== undefined && (
        <>
          <source media={`${dark} and ${narrow}`} srcSet={`${small}#dark`} />
          <source media={narrow} srcSet={small} />
        </>
      )}
      <source media={dark} srcSet={`${image.src}#dark`} />
      <img alt={alt} {...image} />
    </picture>
  );
}
