import type { NamedField } from './named-field.ts';

/** What a column may hold, and why. */
export interface Candidate {
  readonly column: string;
  readonly field: NamedField;
  /** From 0 to 1. */
  readonly confidence: number;
  readonly because: string;
}
