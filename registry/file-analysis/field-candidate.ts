import type { ColumnField } from '../../domain/registry-admin/column-fields.ts';

/**
 * Fields that a heading can name. A heading does not show which of two coordinates in a cell comes first; the values
 * do.
 */
export type FieldFromHeading = Exclude<ColumnField, 'pairLongitudeFirst'>;

/** Column names by field and language, separated by "|" and in lower case. Accents are ignored. */
export type ColumnNamesByField<Field extends FieldFromHeading> = Readonly<
  Record<Field, Readonly<Record<string, string>>>
>;

/** A field that a column may contain, with the reason. */
export interface FieldCandidate {
  readonly column: string;
  readonly field: FieldFromHeading;
  /** Likelihood from 0 to 1. */
  readonly confidence: number;
  readonly because: string;
}
