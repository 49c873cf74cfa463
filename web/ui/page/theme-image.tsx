import type { ComponentProps } from 'react';
import { preload } from 'react-dom';
import styles from './theme-image.module.css';

type DrawingProps = ComponentProps<'img'> & {
  /** URL of a drawing of `media/`; its dark variant is under `#dark`. */
  readonly src: string;
  /** URL of a coarser drawing for narrow windows. */
  readonly small?: string;
  /** Alternative text, or '' if decorative. */
  readonly alt: string;
};

const dark = 'screen and (prefers-color-scheme: dark)';
/** The windows in which a page has one column. */
const narrow = '(max-width: 47.99em)';

/** React does so itself for an image outside <picture>: the largest paint must not wait for the markup above it. */
function preloadFirst(src: string, small: string | undefined): void {
  const image = { as: 'image', fetchPriority: 'high' } as const;
  preload(src, small === undefined ? image : { ...image, media: `not all and ${narrow}` });
  if (small !== undefined) preload(small, { ...image, media: narrow });
}

/**
 * A drawing in the reader's colour scheme. The page selects the scheme, because WebKit does not pass it to an SVG
 * inside <img>. In print it stays light. Both URLs are one file, so only one is fetched.
 */
export function ThemeImage({ alt, small, ...image }: DrawingProps) {
  if (image.fetchPriority === 'high') preloadFirst(image.src, small);
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
