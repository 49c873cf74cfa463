import { foldText } from '../../../domain/text/fold-text.ts';
import type { NumberRow } from './number-rows.ts';

const callsOf = ({ code, name, otherNames, numbers }: NumberRow) =>
  [code, name, ...otherNames, ...numbers].map((call) => foldText(call));

/**
 * Rows that match the normalised search text: exact names before prefixes, because nobody who types "UK" means Ukraine.
 * All rows if the text is empty.
 */
export function filterRows(rows: readonly NumberRow[], words: string): readonly NumberRow[] {
  if (words === '') return rows;
  const called = rows.filter((row) => callsOf(row).includes(words));
  const begun = rows.filter(
    (row) => !called.includes(row) && callsOf(row).some((call) => ` ${call}`.includes(` ${words}`)),
  );
  return [...called, ...begun];
}
