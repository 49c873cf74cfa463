import type { ColumnField } from '../../domain/registry-admin/column-fields.ts';

/** Fields that a name can show; the two orders of a pair are distinguished by values. */
export type HeadingField = Exclude<ColumnField, 'pairLongitudeFirst'>;

/** By field and language: alternatives separated by "|", in lower case; accents and case are ignored. */
export type FieldNames<Field extends HeadingField> = Readonly<Record<Field, Readonly<Record<string, string>>>>;

/** A possible field of a column, and the reason. */
export interface FieldCandidate {
  readonly column: string;
  readonly field: HeadingField;
  /** Score from 0 to 1. */
  readonly confidence: number;
  readonly because: string;
}
