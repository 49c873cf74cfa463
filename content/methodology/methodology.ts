import { checksumSections } from './methodology-checksum.ts';
import { limitSections } from './methodology-limits.ts';
import { scoreSections } from './methodology-scores.ts';
import { termSections } from './methodology-terms.ts';
import type { MethodologySection } from './methodology-types.ts';

/** The methodology from first section to last, as the page and its table of contents show it. */
export const methodologySections: readonly MethodologySection[] = [
  ...scoreSections,
  ...limitSections,
  ...checksumSections,
  ...termSections,
];
