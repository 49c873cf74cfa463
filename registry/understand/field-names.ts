import type { FieldNames, NamedField } from './named-field.ts';
import { placeNames } from './place-names.ts';
import { useNames } from './use-names.ts';

/**
 * How columns are called. A word that is missing costs a guess, which a person makes in its place; one that means two things
 * misleads, so it stands where it is meant most.
 */
export const fieldNames: FieldNames<NamedField> = { ...placeNames, ...useNames };
