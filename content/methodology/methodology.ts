import { checksumSections } from './methodology-checksum.ts';
import { limitSections } from './methodology-limits.ts';
import { scoreSections } from './methodology-scores.ts';
import { termSections } from './methodology-terms.ts';
import type { MethodologySection } from './methodology-types.ts';

/** All sections of the methodology, in the order of the page and its table of contents. */
export const methodologySections: readonly MethodologySection[] = [
  ...scoreSections,
  ...limitSections,
  ...checksumSections,
  ...termSections,
];
