import type { ColumnGuess } from '../../domain/registry-admin/column-fields.ts';
import type { FilePreview } from '../../domain/registry-admin/file-understanding.ts';
import { readYesNo } from '../sources/columns/yes-no.ts';
import { readState } from '../sources/read-state.ts';
import { cellsOf, type RowSample } from './read-rows.ts';

const isOut = (cell: string) => readYesNo(cell) === null && readState(cell) === 'not in use';

/** Unused columns with some words for an AED that is not in use. */
export function stateWarnings(guesses: readonly ColumnGuess[], { rows }: RowSample): string[] {
  return guesses.flatMap(({ column, field }) => {
    const words = field === null ? cellsOf(rows, column).filter(isOut) : [];
    const counted = `${words.length.toLocaleString('en-GB')} ${words.length === 1 ? 'row' : 'rows'}`;
    return words.length === 0
      ? []
      : [
          `"${column}" says in ${counted} that an AED is not in use ("${words[0]?.slice(0, 40)}"), but it is not used: choose it as the state, or leave these rows out`,
        ];
  });
}

/** Hong Kong and Macao are "SAR China", and do not shift their maps. */
const inChina = /(?<!SAR )\bChina\b/;

/** Maps of China are shifted by law, and registers hardly ever name which of the three systems they use. */
export const shiftWarnings = ({ whereabouts }: FilePreview): string[] =>
  inChina.test(whereabouts ?? '')
    ? [
        'its places lie in China, where maps are shifted by hundreds of metres: ask its publisher whether they are WGS 84, GCJ-02 or BD-09, and convert the last two before you import them',
      ]
    : [];
