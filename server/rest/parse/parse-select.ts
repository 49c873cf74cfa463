import { notSupportedError, querySyntaxError, RestError } from '../rest-error.ts';
import { type CastType, castTypes, type OrderTerm, queryLimits, type SelectedColumn } from './query-grammar.ts';
import { TextReader } from './text-reader.ts';

export const allColumns: SelectedColumn = { column: '*', alias: null, cast: null };

/**
 * Parses the value of a parameter such as `select=id,when:dispatch_time,distance_km::text`. An empty one selects every
 * column.
 */
export function parseSelect(text: string): readonly SelectedColumn[] {
  if (text.trim() === '') return [allColumns];
  return readItems(text, queryLimits.selectedColumns, readSelected);
}

/** Parses the value of a parameter such as `order=dispatch_time.desc.nullslast,id`. */
export function parseOrder(text: string): readonly OrderTerm[] {
  return readItems(text, queryLimits.orderTerms, readOrderTerm);
}

/** Parses the value of a parameter such as `columns="user_id","aed_id"`. */
export function parseColumns(text: string): readonly string[] {
  return readItems(text, queryLimits.selectedColumns, (reader) => reader.takeName());
}

function readItems<Item>(text: string, most: number, read: (reader: TextReader) => Item): Item[] {
  const reader = new TextReader(text);
  const items: Item[] = [];
  do {
    reader.skipSpaces();
    items.push(read(reader));
    reader.skipSpaces();
    if (items.length > most) {
      throw new RestError({
        status: 400,
        code: 'PGRST100',
        message: `The list has more than ${most} names.`,
      });
    }
  } while (reader.skip(','));
  if (!reader.isAtEnd) throw querySyntaxError(reader.rest, 'a comma or the end of the list');
  return items;
}

function readSelected(reader: TextReader): SelectedColumn {
  if (reader.skip('*')) return allColumns;
  if (reader.isAt('...')) throw embedded();
  const first = reader.takeName();
  const alias = !reader.isAt('::') && reader.skip(':') ? first : null;
  const column = alias === null ? first : reader.takeName();
  if (reader.isAt('(') || reader.isAt('!')) throw column === 'count' ? aggregate() : embedded();
  if (reader.isAt('.')) throw aggregate();
  if (reader.isAt('->')) throw notSupportedError('Selecting a JSON path', 'Select the whole column.');
  return { column, alias, cast: reader.skip('::') ? castType(reader.takeUntil(', ')) : null };
}

function castType(text: string): CastType {
  const type = castTypes.find((known) => known === text);
  if (type === undefined)
    throw notSupportedError(`The cast to "${text.slice(0, 40)}"`, `Cast to one of ${castTypes.join(', ')}.`);
  return type;
}

function embedded(): RestError {
  return notSupportedError('Embedding another table in "select"', 'Request that table separately.');
}

function aggregate(): RestError {
  return new RestError({
    status: 400,
    code: 'PGRST123',
    message: 'Use of aggregate functions is not allowed.',
    hint: 'Ask for a count with "Prefer: count=exact".',
  });
}

const directions = { asc: 'asc', desc: 'desc' } as const;
const nullPlaces = { nullsfirst: 'first', nullslast: 'last' } as const;

function readOrderTerm(reader: TextReader): OrderTerm {
  const column = reader.takeName();
  if (reader.isAt('->')) throw notSupportedError('Ordering by a JSON path', 'Order by a column.');
  if (reader.isAt('(')) throw notSupportedError('Ordering by an embedded table', 'Request that table separately.');
  const direction = readWord(reader, directions) ?? 'asc';
  const nulls = readWord(reader, nullPlaces);
  if (reader.isAt('.')) throw querySyntaxError(reader.rest, '".asc" or ".desc", then ".nullsfirst" or ".nullslast"');
  return { column, direction, nulls };
}

/**
 * Reads a full stop followed by one of the `words`, and returns the meaning of that word. If the text continues
 * differently, reads nothing and returns null.
 */
function readWord<Meaning>(reader: TextReader, words: Readonly<Record<string, Meaning>>): Meaning | null {
  for (const [word, meaning] of Object.entries(words)) {
    if (reader.skipWord(`.${word}`)) return meaning;
  }
  return null;
}
