import type { ColumnField } from '../../domain/registry-admin/column-fields.ts';

/** What a name can tell: the two orders of a pair are told apart by values. */
export type NamedField = Exclude<ColumnField, 'pairLongitudeFirst'>;

/** By field and language: alternatives apart by "|", in small letters; marks and case make no difference. */
export type FieldNames<Field extends NamedField> = Readonly<Record<Field, Readonly<Record<string, string>>>>;
