import type { ColumnGuess } from '../../domain/registry-admin/column-fields.ts';
import type { FilePreview } from '../../domain/registry-admin/file-analysis.ts';
import { splitColumnName } from '../sources/columns/column-words.ts';
import { readYesNo } from '../sources/columns/yes-no.ts';
import { readAedState } from '../sources/read-aed-state.ts';
import { cellsOfColumn, type RowSample } from './read-rows.ts';

const isOut = (cell: string) => readYesNo(cell) === null && readAedState(cell) === 'not in use';

/** Returns the warnings about unused columns in which some values say that an AED is not in use. */
export function findStateWarnings(guesses: readonly ColumnGuess[], { rows }: RowSample): string[] {
  return guesses.flatMap(({ column, field }) => {
    const words = field === null ? cellsOfColumn(rows, column).filter(isOut) : [];
    const counted = `${words.length.toLocaleString('en-GB')} ${words.length === 1 ? 'row' : 'rows'}`;
    return words.length === 0
      ? []
      : [
          `"${column}" says in ${counted} that an AED is not in use ("${words[0]?.slice(0, 40)}"), but we do not read this column. Give it the meaning “Status” ("state" in a column map), or leave these rows out`,
        ];
  });
}

/** Matches headings that name a part of an AED. It does not match "Expiry date", "Ablaufdatum" or "有効期限". */
const partPattern =
  /pad|elect|elekt|eletrod|parche|patch|placche|piastre|ηλεκτρ|электрод|електрод|אלקטרוד|パッド|电极|電極|貼片|패드|패치|แผ่น|mieng|lcad|electro|ped\b|elettrod/iu;

/**
 * Returns the warnings about columns of expiry dates whose heading does not say what expires. Their dates are read as
 * those of the pads.
 */
export const findExpiryWarnings = (guesses: readonly ColumnGuess[]): string[] =>
  guesses
    .filter(({ column, field }) => field === 'padsExpiry' && !partPattern.test(splitColumnName(column)))
    .map(
      ({ column }) =>
        `"${column}" does not say what expires. It is read as the pads, which expire first: if it is the battery or a permit, change that before you import it`,
    );

/** Matches mainland China, where maps are shifted by law, but not Hong Kong and Macao ("SAR China"). */
const chinaPattern = /(?<!SAR )\bChina\b/;

/**
 * Returns the warnings about positions in China. By law, coordinates on maps there are shifted, and sources hardly ever
 * say which of three coordinate systems they use.
 */
export const findShiftWarnings = ({ whereabouts }: FilePreview): string[] =>
  chinaPattern.test(whereabouts ?? '')
    ? [
        'its places lie in China, where maps are shifted by hundreds of metres. Ask the publisher which coordinate system it uses. If it is GCJ-02 or BD-09, convert the file to WGS 84 first',
      ]
    : [];
