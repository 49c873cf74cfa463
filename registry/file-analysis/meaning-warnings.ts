import type { ColumnGuess } from '../../domain/registry-admin/column-fields.ts';
import type { FilePreview } from '../../domain/registry-admin/file-analysis.ts';
import { splitColumnName } from '../sources/columns/column-words.ts';
import { readYesNo } from '../sources/columns/yes-no.ts';
import { readAedState } from '../sources/read-aed-state.ts';
import { cellsOfColumn, type RowSample } from './read-rows.ts';

const isOut = (cell: string) => readYesNo(cell) === null && readAedState(cell) === 'not in use';

/** Unused columns with some words for an AED that is not in use. */
export function stateWarnings(guesses: readonly ColumnGuess[], { rows }: RowSample): string[] {
  return guesses.flatMap(({ column, field }) => {
    const words = field === null ? cellsOfColumn(rows, column).filter(isOut) : [];
    const counted = `${words.length.toLocaleString('en-GB')} ${words.length === 1 ? 'row' : 'rows'}`;
    return words.length === 0
      ? []
      : [
          `"${column}" says in ${counted} that an AED is not in use ("${words[0]?.slice(0, 40)}"), but it is not used: choose it as the state, or leave these rows out`,
        ];
  });
}

/** "Expiry date", "Ablaufdatum", "有効期限": names no part of an AED. */
const namesPart =
  /pad|elect|elekt|eletrod|parche|patch|placche|piastre|ηλεκτρ|электрод|електрод|אלקטרוד|パッド|电极|電極|貼片|패드|패치|แผ่น|mieng|lcad|electro|ped\b|elettrod/iu;

/** Columns of an expiry date that do not say what expires, and are taken for the pads. */
export const expiryWarnings = (guesses: readonly ColumnGuess[]): string[] =>
  guesses
    .filter(({ column, field }) => field === 'padsExpiry' && !namesPart.test(splitColumnName(column)))
    .map(
      ({ column }) =>
        `"${column}" does not say what expires. It is read as the pads, which expire first: if it is the battery or a permit, change that before you import it`,
    );

/** Hong Kong and Macao are "SAR China", and do not shift their maps. */
const inChina = /(?<!SAR )\bChina\b/;

/** Maps of China are shifted by law, and registers hardly ever name which of the three systems they use. */
export const shiftWarnings = ({ whereabouts }: FilePreview): string[] =>
  inChina.test(whereabouts ?? '')
    ? [
        'its places lie in China, where maps are shifted by hundreds of metres: ask its publisher whether they are WGS 84, GCJ-02 or BD-09, and convert the last two before you import them',
      ]
    : [];
