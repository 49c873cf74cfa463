import type { ComponentProps } from 'react';
import { preload } from 'react-dom';
import styles from './drawing.module.css';

type DrawingProps = ComponentProps<'img'> & {
  /** URL of a drawing of `media/`; its dark variant is under `#dark`. */
  readonly src: string;
  /** Alternative text, or '' if decorative. */
  readonly alt: string;
};

/**
 * A drawing in the reader's colour scheme. The page selects the scheme, because WebKit does not pass it to an SVG
 * inside <img>. In print it stays light. Both URLs are one file, so only one is fetched.
 */
export function Drawing({ alt, ...image }: DrawingProps) {
  // React does so itself for an image outside <picture>: the largest paint must not wait for the markup above it.
  if (image.fetchPriority === 'high') preload(image.src, { as: 'image', fetchPriority: 'high' });
  return (
    <picture className={styles.choice}>
      <source media="screen and (prefers-color-scheme: dark)" srcSet={`${image.src}#dark`} />
      <img alt={alt} {...image} />
    </picture>
  );
}
