import { foldText } from '../../../domain/text/fold-text.ts';
import type { EmergencyNumberRow } from './emergency-number-rows.ts';

const callsOf = ({ code, name, otherNames, numbers }: EmergencyNumberRow) =>
  [code, name, ...otherNames, ...numbers].map((call) => foldText(call));

/**
 * Returns the rows that match the normalised search text. Exact names come before prefixes, because nobody who types
 * "UK" means Ukraine. Returns all rows if the text is empty.
 */
export function filterNumberRows(rows: readonly EmergencyNumberRow[], query: string): readonly EmergencyNumberRow[] {
  if (query === '') return rows;
  const called = rows.filter((row) => callsOf(row).includes(query));
  const begun = rows.filter(
    (row) => !called.includes(row) && callsOf(row).some((call) => ` ${call}`.includes(` ${query}`)),
  );
  return [...called, ...begun];
}
