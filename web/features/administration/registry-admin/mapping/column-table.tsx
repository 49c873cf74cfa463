import {
  type ColumnField,
  type ColumnGuess,
  canHaveMergedCells,
  columnFieldNames,
} from '../../../../../domain/registry-admin/column-fields.ts';
import choiceLabel from '../../../../ui/control/choice-label.module.css';
import { formatInteger } from '../format-numbers.ts';
import { columnFieldText, registryAdminText } from '../registry-admin-text.ts';
import type { ColumnMeanings, FilledDownColumns } from './column-meanings.ts';
import mapping from './mapping.module.css';

const text = registryAdminText.mapping;

interface ColumnTableProps {
  readonly columns: readonly ColumnGuess[];
  readonly meanings: ColumnMeanings;
  readonly onChange: (column: string, field: ColumnField | null) => void;
  readonly filledDown: FilledDownColumns;
  readonly onFilledDown: (column: string, isFilled: boolean) => void;
}

/**
 * Lists the columns with their first values and a select element for their meaning. Columns that seem to have merged
 * cells also get a checkbox for filling down.
 */
export function ColumnTable({ columns, meanings, onChange, filledDown, onFilledDown }: ColumnTableProps) {
  return (
    <ul className={mapping.columns}>
      {columns.map((guess) => (
        <ColumnLine
          key={guess.column}
          guess={guess}
          meaning={meanings[guess.column] ?? null}
          onChange={(field) => onChange(guess.column, field)}
          isFilledDown={filledDown.includes(guess.column)}
          onFilledDown={(isFilled) => onFilledDown(guess.column, isFilled)}
        />
      ))}
    </ul>
  );
}

interface ColumnLineProps {
  readonly guess: ColumnGuess;
  readonly meaning: ColumnField | null;
  readonly onChange: (field: ColumnField | null) => void;
  readonly isFilledDown: boolean;
  readonly onFilledDown: (isFilled: boolean) => void;
}

function ColumnLine({ guess, meaning, onChange, isFilledDown, onFilledDown }: ColumnLineProps) {
  const { column, filled, examples, field, confidence, because, mergedCells } = guess;
  return (
    <li className={mapping.column} data-used={meaning !== null}>
      <label className={mapping.columnHead}>
        <strong dir="auto">{column}</strong>
        <select
          className={mapping.select}
          value={meaning ?? ''}
          onChange={({ target }) => onChange((target.value || null) as ColumnField | null)}
        >
          <option value="">{text.nothing}</option>
          {columnFieldNames.map((name) => (
            <option key={name} value={name}>
              {columnFieldText[name]}
            </option>
          ))}
        </select>
      </label>
      <p className="note">
        {field === null
          ? because
          : `${text.guess}: ${columnFieldText[field]}, ${text.sureness(confidence)}, ${because}`}{' '}
        · {text.filled(formatInteger(filled))}
      </p>
      <ul className={mapping.values} aria-label={text.values}>
        {examples.slice(0, 3).map((value) => (
          <li key={value} dir="auto">
            {value}
          </li>
        ))}
      </ul>
      {mergedCells !== undefined && meaning !== null && canHaveMergedCells(meaning) && (
        <label className={choiceLabel.label}>
          <input type="checkbox" checked={isFilledDown} onChange={({ target }) => onFilledDown(target.checked)} />
          <span>{text.fillDown(formatInteger(mergedCells))}</span>
        </label>
      )}
    </li>
  );
}
