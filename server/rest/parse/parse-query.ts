import { memoizeLatest } from '../../http/memoize-latest.ts';
import { notSupportedError, querySyntaxError, RestError } from '../rest-error.ts';
import { parseGroup, parseParameterCondition } from './parse-condition.ts';
import { allColumns, parseColumns, parseOrder, parseSelect } from './parse-select.ts';
import { type Condition, type ParsedQuery, queryLimits } from './query-grammar.ts';

/** A name and a value of the query string, after decoding. */
export interface QueryPair {
  readonly name: string;
  readonly value: string;
}

/**
 * Parses the names and values of a query string, in order. It is stricter than URLSearchParams, which replaces invalid
 * UTF-8.
 * @throws RestError for invalid percent-encoding, a NUL, or a query string longer than the limit
 */
export const parseQueryPairs = memoizeLatest(pairsOf);

function pairsOf(search: string): readonly QueryPair[] {
  if (search.length > queryLimits.queryCharacters) {
    throw new RestError({
      status: 414,
      code: 'PGRST100',
      message: `The query string has ${search.length} characters; the limit is ${queryLimits.queryCharacters}.`,
    });
  }
  return search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const equals = pair.indexOf('=');
      return equals < 0
        ? { name: decode(pair), value: '' }
        : { name: decode(pair.slice(0, equals)), value: decode(pair.slice(equals + 1)) };
    });
}

function decode(encoded: string): string {
  let text: string;
  try {
    text = decodeURIComponent(encoded.replaceAll('+', ' '));
  } catch {
    throw querySyntaxError(encoded, 'percent-encoded UTF-8');
  }
  if (text.includes('\0'))
    throw querySyntaxError(encoded, 'text without NUL characters, which the database cannot hold');
  return text;
}

/**
 * Parses a query string that selects rows.
 * @throws RestError PGRST100 for a syntax error, PGRST127 for a feature that this server does not support
 */
export function parseQuery(pairs: readonly QueryPair[]): ParsedQuery {
  const known = queryOf.get(pairs) ?? queryFrom(pairs);
  queryOf.set(pairs, known);
  return known;
}

/** Caches parsed queries, because clients send the same query strings again and again. */
const queryOf = new WeakMap<readonly QueryPair[], ParsedQuery>();

function queryFrom(pairs: readonly QueryPair[]): ParsedQuery {
  const where: Condition[] = [];
  const single = new Map<string, string>();
  for (const { name, value } of pairs) {
    const group = /^(not\.)?(and|or)$/.exec(name);
    if (group !== null) where.push(parseGroup(group[2] as 'and' | 'or', group[1] !== undefined, value));
    else if (singleNames.has(name)) setOnce(single, name, value);
    else if (name === 'on_conflict')
      throw notSupportedError('Upsert (on_conflict)', 'Insert, and handle the error 23505 when the row exists.');
    else where.push(parseParameterCondition(name, value));
    requireConditionLimits(where, name);
  }
  const text = (name: string): string | null => single.get(name) ?? null;
  const order = text('order');
  const columns = text('columns');
  return {
    select: single.has('select') ? parseSelect(single.get('select') as string) : [allColumns],
    where,
    order: order === null || order === '' ? [] : parseOrder(order),
    limit: wholeNumber('limit', text('limit')),
    offset: wholeNumber('offset', text('offset')),
    columns: columns === null ? null : parseColumns(columns),
  };
}

const singleNames: ReadonlySet<string> = new Set(['select', 'order', 'limit', 'offset', 'columns']);

function requireConditionLimits(where: readonly Condition[], name: string): void {
  const all = where.flatMap(flatten);
  if (all.length > queryLimits.conditions) throw querySyntaxError(name, `at most ${queryLimits.conditions} conditions`);
  const patterns = all.filter(
    (test) => test.kind === 'compare' && (test.operator === 'like' || test.operator === 'ilike'),
  );
  if (patterns.length > queryLimits.patterns)
    throw querySyntaxError(name, `at most ${queryLimits.patterns} like and ilike`);
}

function flatten(condition: Condition): readonly Condition[] {
  return condition.kind === 'group' ? [condition, ...condition.conditions.flatMap(flatten)] : [condition];
}

function setOnce(single: Map<string, string>, name: string, value: string): void {
  if (single.has(name)) throw querySyntaxError(`${name}=${value}`, `"${name}" once`);
  single.set(name, value);
}

function wholeNumber(name: string, text: string | null): number | null {
  if (text === null) return null;
  const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(number)) throw querySyntaxError(`${name}=${text}`, `a whole number, as in ${name}=10`);
  return number;
}
