import { readAccessText } from '../access-texts/read-access-text.ts';
import { isAlwaysOpenHeading } from '../sources/columns/always-heading.ts';
import { formatHeading, isOutOfUseHeading } from '../sources/columns/answers-under-heading.ts';
import { splitColumnName } from '../sources/columns/column-words.ts';
import { readPortable, readYesNo } from '../sources/columns/yes-no.ts';
import type { FieldCandidate } from './field-candidate.ts';
import { isPersonOrTypeHeading } from './heading-qualifiers.ts';
import { detectHeaderLanguages } from './name-similarity.ts';
import { cellsOfColumn, type RowSample, sufficientDistinctCells } from './read-rows.ts';
import type { ValueShapes } from './value-shapes.ts';

type Column = readonly [column: string, shapes: ValueShapes];

const distinctIn = ({ rows }: RowSample, column: string) => [...new Set(cellsOfColumn(rows, column))];

/** Maximum number of distinct values in a column that says whether AEDs are fixed or portable. */
const maxKinds = 6;

/**
 * Finds columns with an unknown heading in which every value is a word for "fixed" or "portable", such as "Tipo" with
 * "Fixo" and "Móvel".
 */
function portablesByValue(columns: readonly Column[], sample: RowSample): FieldCandidate[] {
  return columns
    .filter(([column, { portables, distinct }]) => {
      if (portables < 1 || distinct > maxKinds) return false;
      const kinds = distinctIn(sample, column);
      return kinds.some((kind) => readYesNo(kind) === null && readPortable(kind) === true);
    })
    .map(([column]) => ({ column, field: 'mobile', confidence: 0.6, because: 'its values are fixed and portable' }));
}

/** Whether a text contains a phone number that may be private. Codes and emergency numbers have fewer digits. */
const hasPhone = (text: string) => text.replaceAll(/[\s./()-]/g, '').search(/\d{7}/) >= 0;

/**
 * Finds columns with an unknown heading whose texts limit access or put the AED's state in doubt. They are shown as
 * notes, which can only make an AED seem less certain. Columns about people, kinds and models are excluded, and so are
 * columns with phone numbers, which may be private.
 */
function limitsByValue(columns: readonly Column[], sample: RowSample): FieldCandidate[] {
  const languages = [...detectHeaderLanguages(sample.columns), 'en'];
  return columns
    .filter(([column, { words, mails, filled, distinct }]) => {
      const isSame = distinct === 1 && filled === sample.rows.length;
      return words > 0.3 && mails === 0 && !isSame && !isPersonOrTypeHeading(splitColumnName(column));
    })
    .filter(([column]) => {
      const texts = distinctIn(sample, column).slice(0, sufficientDistinctCells);
      if (texts.some(hasPhone)) return false;
      return texts.some((text) => {
        const { limits, states, closures } = readAccessText(text, languages);
        return states.length + closures.length > 0 || limits.some((limit) => limit !== 'always');
      });
    })
    .map(([column]) => ({ column, field: 'note', confidence: 0.4, because: 'its words limit access' }));
}

/** Finds columns with yes or no under a heading such as "24/7" or "Rund um die Uhr". */
const alwaysByName = (columns: readonly Column[]): FieldCandidate[] =>
  columns
    .filter(([column, { yesNo }]) => yesNo === 1 && isAlwaysOpenHeading(column))
    .map(([column]) => ({
      column,
      field: 'hours',
      confidence: 0.6,
      because: 'it says whether the AED is available at all times',
    }));

const ofAccess = new Set(['staff', 'members', 'insiders', 'request', 'ring', 'key', 'code', 'call', 'partly']);

/** Whether a "yes" under a heading such as "Staff only", "Key required" or "関係者限定" means that access is limited. */
const limitsAccess = (heading: string, languages: readonly string[]): boolean =>
  readAccessText(formatHeading(heading), languages).limits.some((limit) => ofAccess.has(limit));

/**
 * Finds columns with yes or no under a heading that names an access limit, or a state in which an AED is not in use.
 */
function answersByName(columns: readonly Column[], sample: RowSample): FieldCandidate[] {
  const languages = [...detectHeaderLanguages(sample.columns), 'en'];
  return columns
    .filter(([, { yesNo }]) => yesNo === 1)
    .flatMap(([column]): FieldCandidate[] => {
      if (isOutOfUseHeading(column))
        return [{ column, field: 'present', confidence: 0.6, because: 'a “yes” means that the AED is not in use' }];
      return limitsAccess(column, languages)
        ? [{ column, field: 'note', confidence: 0.5, because: 'a “yes” means that access is limited' }]
        : [];
    });
}

/**
 * Guesses the fields of those remaining columns that are about access or state, from their values or their headings.
 */
export const guessFieldsByValues = (columns: readonly Column[], sample: RowSample): FieldCandidate[] => {
  const named = [...alwaysByName(columns), ...answersByName(columns, sample)];
  const kinds = [...named, ...portablesByValue(columns, sample)];
  const rest = columns.filter(([column]) => !kinds.some((kind) => kind.column === column));
  return [...kinds, ...limitsByValue(rest, sample)];
};
