import { checksumSections } from './methodology-checksum.ts';
import { disclosureSections } from './methodology-disclosures.ts';
import { limitationSections } from './methodology-limits.ts';
import { scoreSections } from './methodology-scores.ts';
import type { MethodologySection } from './methodology-types.ts';

/** All sections of the methodology, in the order of the page. */
export const methodologySections: readonly MethodologySection[] = [
  ...scoreSections,
  ...limitationSections,
  ...checksumSections,
  ...disclosureSections,
];
