import type { ComponentProps } from 'react';
import { preload } from 'react-dom';
import styles from './drawing.module.css';

type DrawingProps = ComponentProps<'img'> & {
  /** Address of a drawing of `media/`, which has its dark colours under `#dark`. */
  readonly src: string;
  /** What it shows, in words, or '' where it adorns. */
  readonly alt: string;
};

/**
 * A drawing in the colours of the reader's scheme. The page asks for the scheme, because WebKit does not tell it to an SVG inside <img>.
 * On paper it stays light. Both addresses are one file, so only one is fetched.
 */
export function Drawing({ alt, ...image }: DrawingProps) {
  // For an image outside <picture> React does so by itself: the page's largest paint must not wait for the markup above it.
  if (image.fetchPriority === 'high') preload(image.src, { as: 'image', fetchPriority: 'high' });
  return (
    <picture className={styles.choice}>
      <source media="screen and (prefers-color-scheme: dark)" srcSet={`${image.src}#dark`} />
      <img alt={alt} {...image} />
    </picture>
  );
}
