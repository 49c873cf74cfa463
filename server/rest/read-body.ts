import { invalidBodyError, notSupportedError } from './rest-error.ts';

const bodyLimits = { bytes: 1_048_576, depth: 32, rows: 1_000 } as const;

export type JsonObject = Readonly<Record<string, unknown>>;

/**
 * A JSON body. The database gets its text, in which numbers have all their digits. The server checks the parsed value.
 */
export interface JsonBody {
  readonly text: string;
  readonly value: unknown;
}

/**
 * Reads a JSON body that the database can store. An empty body counts as `{}`. The HTTP layer has already limited its
 * size.
 * @throws RestError for another type, too many bytes, invalid UTF-8 or JSON, and strings or numbers that the database
 * cannot store
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
  requireShallowNesting(text);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalidBodyError('The body is not JSON: empty or invalid.');
  }
  requireStorableJson(value);
  return { text, value };
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw invalidBodyError('The body is not valid UTF-8.');
  }
}

/**
 * Matches a string, a bracket or a brace. Strings are matched whole, so that brackets inside them are not counted as
 * nesting.
 */
const textOrBracket = /"(?:[^"\\]|\\.)*"?|[[\]{}]/gs;

/**
 * Throws if the text is nested too deeply. This is checked before parsing, because a few thousand open brackets exhaust
 * the stack of the database's JSON parser.
 */
function requireShallowNesting(text: string): void {
  let depth = 0;
  for (const [token] of text.matchAll(textOrBracket)) {
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth -= 1;
    if (depth > bodyLimits.depth)
      throw invalidBodyError(`The body is nested deeper than ${bodyLimits.depth} levels. Flatten it.`);
  }
}

/** Throws if the value contains characters or numbers that are valid in JSON but that PostgreSQL cannot store. */
function requireStorableJson(value: unknown): void {
  if (typeof value === 'string') {
    if (value.includes('\0'))
      throw invalidBodyError('A text contains a NUL character, which the database cannot store. Leave it out.');
    if (!value.isWellFormed())
      throw invalidBodyError('A text contains half of a character (a lone surrogate). Send whole characters.');
  } else if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw invalidBodyError('A number is too large. The limit is about 1.8e308.');
  } else if (Array.isArray(value)) {
    value.forEach(requireStorableJson);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, member] of Object.entries(value)) {
      requireStorableJson(key);
      requireStorableJson(member);
    }
  }
}

function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the object in the body of an update or a function call. Throws if it is anything else. */
export function requireObject(body: JsonBody, what: string): JsonObject {
  if (!isJsonObject(body.value)) throw invalidBodyError(`The body must be a JSON object with ${what}.`);
  return body.value;
}

/** Returns the rows in the body of an insert, which is one object or an array of objects. */
export function requireRows(body: JsonBody): readonly JsonObject[] {
  const rows = Array.isArray(body.value) ? body.value : [body.value];
  if (!rows.every(isJsonObject)) throw invalidBodyError('The body must be a JSON object or a list of them.');
  if (rows.length > bodyLimits.rows) {
    throw notSupportedError(`An insert of more than ${bodyLimits.rows} rows`, 'Insert them in several requests.');
  }
  return rows;
}
