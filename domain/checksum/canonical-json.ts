/**
 * Thrown for a value that JSON cannot represent. The message says where the value is, what is wrong with it and what to
 * do.
 */
class UnserializableValueError extends Error {
  override readonly name = 'UnsayableValueError';
}

/**
 * Writes a value as canonical JSON by the JSON Canonicalization Scheme (RFC 8785): no white space, keys in the order of
 * their UTF-16 code units, numbers and strings as ECMAScript writes them. Throws UnserializableValueError for a value
 * that JSON cannot represent. This includes undefined: a property that was silently left out could be changed
 * unnoticed.
 */
export function toCanonicalJson(value: unknown): string {
  return write(value, 'value');
}

function write(value: unknown, where: string): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number')
    return Number.isFinite(value) ? JSON.stringify(value) : throwNotJson(String(value), where);
  if (typeof value === 'string') return writeText(value, where);
  if (Array.isArray(value)) {
    // `Array.from` also visits the holes of a sparse array, which `map` would skip.
    return `[${Array.from(value, (entry, index) => write(entry, `${where}[${index}]`)).join(',')}]`;
  }
  if (isPlainObject(value)) {
    const members = Object.keys(value).sort();
    return `{${members.map((key) => `${writeText(key, where)}:${write(value[key], `${where}.${key}`)}`).join(',')}}`;
  }
  return throwNotJson(typeof value === 'object' ? `an object of ${value.constructor.name}` : typeof value, where);
}

function writeText(text: string, where: string): string {
  return text.isWellFormed() ? JSON.stringify(text) : throwNotJson('half of a surrogate pair', where);
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function throwNotJson(got: string, where: string): never {
  throw new UnserializableValueError(
    `${where} is ${got}, which JSON cannot express. Use only null, true, false, finite numbers, whole Unicode texts, lists and plain objects.`,
  );
}
