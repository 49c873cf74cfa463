import type { HTMLAttributes } from 'react';

/** The element that /embed.js defines. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'aed-map': HTMLAttributes<HTMLElement> & Readonly<Record<string, unknown>>;
    }
  }
}
