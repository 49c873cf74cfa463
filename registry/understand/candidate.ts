import type { NamedField } from './named-field.ts';

/** A possible field of a column, and the reason. */
export interface Candidate {
  readonly column: string;
  readonly field: NamedField;
  /** Score from 0 to 1. */
  readonly confidence: number;
  readonly because: string;
}
