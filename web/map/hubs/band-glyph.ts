import type { SliBand } from '../../../domain/hub/marker-style.ts';

/** A shape for each band, in a square of 12 by 12 units, so that bands are not distinguished by colour alone. */
export const bandGlyphPaths: Readonly<Record<SliBand, string>> = {
  green: 'M6 1.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9z',
  lime: 'M6 .5 11.5 6 6 11.5 .5 6z',
  yellow: 'M6 1 11.2 10.5H.8z',
  grey: 'M1.75 1.75h8.5v8.5h-8.5z',
};
