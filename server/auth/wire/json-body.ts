import { AuthError, validationError } from './auth-error.ts';

const bodyBytesMax = 32 * 1024;
const depthMax = 16;

/** The fields of a JSON object whose types have not been checked yet (see `body-fields.ts`). */
export type JsonFields = Readonly<Record<string, unknown>>;

/** Reads a request's body as a JSON object. Refuses any other body with a message. */
export async function readJsonFields(request: Request): Promise<JsonFields> {
  const bytes = await request.bytes();
  if (bytes.length > bodyBytesMax)
    throw new AuthError(413, 'validation_failed', `The body is longer than ${bodyBytesMax} bytes; send less.`);
  const value = parseJson(decodeUtf8(bytes));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new AuthError(400, 'bad_json', 'The body must be a JSON object.');
  }
  requireStorable(value, 0);
  return value as JsonFields;
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new AuthError(400, 'bad_json', 'The body is not valid UTF-8.');
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AuthError(400, 'bad_json', 'The body could not be read as JSON.');
  }
}

/**
 * Refuses text that PostgreSQL cannot store (NUL, or half a surrogate pair), and objects nested deeper than any client
 * needs.
 */
function requireStorable(value: unknown, depth: number): void {
  if (depth > depthMax) throw new AuthError(400, 'bad_json', `The body is nested deeper than ${depthMax} levels.`);
  if (typeof value === 'string') requireStorableText(value);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    requireStorableText(key);
    requireStorable(part, depth + 1);
  }
}

function requireStorableText(text: string): void {
  if (text.includes('\0')) throw validationError('The body contains the character NUL, which cannot be stored.');
  if (!text.isWellFormed())
    throw validationError('The body contains half of a surrogate pair, which cannot be stored.');
}
