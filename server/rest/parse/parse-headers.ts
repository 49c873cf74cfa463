import { quoteForMessage, RestError } from '../rest-error.ts';

/** What the header "Prefer" asks for (https://docs.postgrest.org/en/stable/references/api/preferences.html). */
export interface Preferences {
  readonly returns: 'minimal' | 'headers-only' | 'representation';
  /** Whether the number of all matching rows is wanted. An estimate is answered exactly. */
  readonly hasCount: boolean;
  /** A column left out of one row takes its default instead of null. */
  readonly fillsDefaults: boolean;
  readonly isUpsert: boolean;
  /** More rows than this must not change; null for no limit. Held only when the handling is strict. */
  readonly maxAffected: number | null;
  /** What is obeyed, for the header "Preference-Applied". */
  readonly applied: readonly string[];
}

/** A map, for a header may name what every object has. */
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
 * Reads the header "Prefer". What is unknown is passed over, or refused when the caller requested strict handling.
 * @throws RestError PGRST122
 */
export function parsePrefer(header: string): Preferences {
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

/** One object instead of a list of them. */
export const singularType = 'application/vnd.pgrst.object+json';

/**
 * Whether the answer shall be one object.
 * @throws RestError PGRST107 when the header "Accept" names nothing this server can send.
 */
export function wantsSingleObject(accept: string | null): boolean {
  const types = (accept ?? '*/*').split(',').map((part) => part.trim().toLowerCase());
  for (const type of types) {
    const [name, ...options] = type.split(';').map((part) => part.trim());
    if (options.includes('nulls=stripped')) continue;
    if (name === singularType || name === 'application/vnd.pgrst.object') return true;
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
    hint: `This server sends application/json and ${singularType}.`,
  });
}

/** Rows from `offset` on, at most `limit` of them; null for all the rest. */
export interface RowRange {
  readonly offset: number;
  readonly limit: number | null;
}

/**
 * The header "Range", as in "0-24" or "25-"; null when there is none of rows.
 * @throws RestError PGRST103 when the range ends before it starts.
 */
export function parseRowRange(header: string | null): RowRange | null {
  const match = /^(?:items=)?(\d{1,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  if (match === null) return null;
  const first = Number(match[1]);
  if (match[2] === '') return { offset: first, limit: null };
  const last = Number(match[2]);
  if (last < first) throw rangeError(`The range ${first}-${last} ends before it begins.`);
  return { offset: first, limit: last - first + 1 };
}

/** `total` is how many rows there are, where that is known: the answer names it (RFC 9110, 15.5.17). */
export function rangeError(details: string, total: number | null = null): RestError {
  return new RestError({
    status: 416,
    code: 'PGRST103',
    message: 'Requested range not satisfiable',
    details,
    headers: { 'content-range': `*/${total ?? '*'}` },
  });
}

/**
 * Only `public` is reachable.
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
