import { quoteForMessage, RestError } from '../rest-error.ts';

/** The options of the header "Prefer" (https://docs.postgrest.org/en/stable/references/api/preferences.html). */
export interface Preferences {
  readonly returns: 'minimal' | 'headers-only' | 'representation';
  /** Whether to count all matching rows. If the client asks for an estimate, it gets the exact count. */
  readonly hasCount: boolean;
  /** Whether a column that is missing from a row gets its default instead of null. */
  readonly fillsDefaults: boolean;
  readonly isUpsert: boolean;
  /** Maximum number of rows that the request may change, if handling is strict. Null for no limit. */
  readonly maxAffected: number | null;
  /** The options that the server has applied, for the header "Preference-Applied". */
  readonly applied: readonly string[];
}

/**
 * The known options, each with a pattern for its values. This is a Map because the header may contain the name of a
 * built-in property such as "constructor".
 */
const known: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    return: /^(minimal|headers-only|representation)$/,
    count: /^(exact|planned|estimated)$/,
    missing: /^(default|null)$/,
    resolution: /^(merge-duplicates|ignore-duplicates)$/,
    handling: /^(strict|lenient)$/,
    tx: /^commit$/,
    'max-affected': /^\d{1,9}$/,
  }),
);

function readPreference(header: string): Map<string, string> {
  const pairs = header
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return new Map(
    pairs.map((pair) => {
      const equals = pair.indexOf('=');
      return equals < 0 ? [pair, ''] : [pair.slice(0, equals), pair.slice(equals + 1)];
    }),
  );
}

/**
 * Parses the header "Prefer". Unknown options are ignored, unless handling is strict.
 * @throws RestError PGRST122 for an unknown option with strict handling
 */
export function parsePreferHeader(header: string): Preferences {
  const wanted = readPreference(header);
  const understood = new Map([...wanted].filter(([name, value]) => known.get(name)?.test(value)));
  const unknown = [...wanted].filter(([name]) => !understood.has(name)).map((pair) => pair.join('='));
  const isStrict = understood.get('handling') === 'strict';
  if (isStrict && unknown.length > 0) {
    throw new RestError({
      status: 400,
      code: 'PGRST122',
      message: 'Invalid preferences given with handling=strict',
      details: `Invalid preferences: ${unknown.join(', ').slice(0, 200)}`,
    });
  }
  if (!isStrict) understood.delete('max-affected');
  if (understood.has('count')) understood.set('count', 'exact');
  const most = understood.get('max-affected');
  return {
    returns: (understood.get('return') ?? 'minimal') as Preferences['returns'],
    hasCount: understood.has('count'),
    fillsDefaults: understood.get('missing') === 'default',
    isUpsert: understood.has('resolution'),
    maxAffected: most === undefined ? null : Number(most),
    applied: [...understood].map((pair) => pair.join('=')),
  };
}

/** The media type of a request for one object instead of a list. */
export const singleObjectMediaType = 'application/vnd.pgrst.object+json';

/**
 * Whether a single object is requested.
 * @throws RestError PGRST107 if the header "Accept" contains no type that this server can send
 */
export function wantsSingleObject(accept: string | null): boolean {
  const types = (accept ?? '*/*').split(',').map((part) => part.trim().toLowerCase());
  for (const type of types) {
    const [name, ...options] = type.split(';').map((part) => part.trim());
    if (options.includes('nulls=stripped')) continue;
    if (name === singleObjectMediaType || name === 'application/vnd.pgrst.object') return true;
    if (
      name === 'application/json' ||
      name === 'application/vnd.pgrst.array+json' ||
      name === 'application/*' ||
      name === '*/*'
    )
      return false;
  }
  throw new RestError({
    status: 406,
    code: 'PGRST107',
    message: `None of these media types are available: ${(accept ?? '').slice(0, 200)}`,
    hint: `This server sends application/json and ${singleObjectMediaType}.`,
  });
}

/** The requested rows: at most `limit` of them, from `offset` on. If there is no limit, all rows from `offset` on. */
export interface RowRange {
  readonly offset: number;
  readonly limit: number | null;
}

/**
 * Parses the header "Range", as in "0-24" or "25-". Returns null if there is no header for rows.
 * @throws RestError PGRST103 if the range ends before it starts
 */
export function parseRowRange(header: string | null): RowRange | null {
  const match = /^(?:items=)?(\d{1,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  if (match === null) return null;
  const first = Number(match[1]);
  if (match[2] === '') return { offset: first, limit: null };
  const last = Number(match[2]);
  if (last < first) throw rangeNotSatisfiableError(`The range ${first}-${last} ends before it begins.`);
  return { offset: first, limit: last - first + 1 };
}

/**
 * Creates the error for a range that begins after the last row. If `total` is known, the response contains it (RFC
 * 9110, section 15.5.17).
 */
export function rangeNotSatisfiableError(details: string, total: number | null = null): RestError {
  return new RestError({
    status: 416,
    code: 'PGRST103',
    message: 'Requested range not satisfiable',
    details,
    headers: { 'content-range': `*/${total ?? '*'}` },
  });
}

/**
 * Refuses requests for any schema other than `public`.
 * @throws RestError PGRST106
 */
export function requirePublicSchema(headers: Headers): void {
  for (const name of ['accept-profile', 'content-profile']) {
    const schema = headers.get(name);
    if (schema !== null && schema !== 'public') {
      throw new RestError({
        status: 406,
        code: 'PGRST106',
        message: `Invalid schema: ${quoteForMessage(schema)}`,
        hint: 'Only the following schemas are exposed: public',
      });
    }
  }
}
