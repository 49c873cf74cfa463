import { invalidBodyError, notSupportedError } from './rest-error.ts';

const bodyLimits = { bytes: 1_048_576, depth: 32, rows: 1_000 } as const;

export type JsonObject = Readonly<Record<string, unknown>>;

/** A JSON body: as text, which keeps every digit of a number for the database, and parsed, for inspection. */
export interface JsonBody {
  readonly text: string;
  readonly value: unknown;
}

/**
 * Reads a JSON body that the database can store. An empty body counts as `{}`. `http/` has already buffered it and
 * limited its size.
 * @throws RestError for another type, too many bytes, invalid UTF-8 or JSON, and strings or numbers the database cannot
 *   store
 */
export async function readBody(request: Request): Promise<JsonBody> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== undefined && type !== '' && type !== 'application/json') {
    throw invalidBodyError(`The body must be application/json, not ${type.slice(0, 80)}.`, 415);
  }
  const bytes = await request.bytes();
  if (bytes.length > bodyLimits.bytes)
    throw invalidBodyError(`The body has more than ${bodyLimits.bytes} bytes. Send it in parts.`, 413);
  const text = decode(bytes);
  if (text.trim() === '') return { text: '{}', value: {} };
  refuseDeepNesting(text);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalidBodyError('The body is not JSON: empty or invalid.');
  }
  refuseUnstorable(value);
  return { text, value };
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw invalidBodyError('The body is not valid UTF-8.');
  }
}

/** A string, or a bracket: nesting is counted outside of strings. */
const textOrBracket = /"(?:[^"\\]|\\.)*"?|[[\]{}]/gs;

/** Counted before parsing: a few thousand open brackets exhaust the stack of the database's JSON parser. */
function refuseDeepNesting(text: string): void {
  let depth = 0;
  for (const [token] of text.matchAll(textOrBracket)) {
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth -= 1;
    if (depth > bodyLimits.depth)
      throw invalidBodyError(`The body is nested deeper than ${bodyLimits.depth} levels. Flatten it.`);
  }
}

/** JSON can express characters and numbers that PostgreSQL cannot store. */
function refuseUnstorable(value: unknown): void {
  if (typeof value === 'string') {
    if (value.includes('\0'))
      throw invalidBodyError('A text contains a NUL character, which the database cannot store. Leave it out.');
    if (!value.isWellFormed())
      throw invalidBodyError('A text contains half of a character (a lone surrogate). Send whole characters.');
  } else if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw invalidBodyError('A number is too large. The limit is about 1.8e308.');
  } else if (Array.isArray(value)) {
    value.forEach(refuseUnstorable);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, member] of Object.entries(value)) {
      refuseUnstorable(key);
      refuseUnstorable(member);
    }
  }
}

function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object of an update or call. */
export function requireObject(body: JsonBody, what: string): JsonObject {
  if (!isJsonObject(body.value)) throw invalidBodyError(`The body must be a JSON object with ${what}.`);
  return body.value;
}

/** The rows of an insert: one object, or an array of them. */
export function requireRows(body: JsonBody): readonly JsonObject[] {
  const rows = Array.isArray(body.value) ? body.value : [body.value];
  if (!rows.every(isJsonObject)) throw invalidBodyError('The body must be a JSON object or a list of them.');
  if (rows.length > bodyLimits.rows) {
    throw notSupportedError(`An insert of more than ${bodyLimits.rows} rows`, 'Insert them in several requests.');
  }
  return rows;
}
