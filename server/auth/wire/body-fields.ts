import { AuthError, validationError } from './auth-error.ts';
import { normalizeAddress } from './email-address.ts';
import type { JsonFields } from './json-body.ts';

/**
 * Reads an optional text field, which may be missing or null. Refuses other types, and texts longer than `lengthMax`
 * characters.
 */
export function readOptionalText(fields: JsonFields, name: string, lengthMax: number): string | undefined {
  const value = fields[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') throw validationError(`The field ${name} must be text.`);
  if (value.length > lengthMax) throw validationError(`The field ${name} may have ${lengthMax} characters at most.`);
  return value;
}

export function readRequiredText(fields: JsonFields, name: string, lengthMax: number): string {
  const value = readOptionalText(fields, name, lengthMax);
  if (value === undefined || value === '') throw validationError(`The field ${name} is missing.`);
  return value;
}

/** Reads the `email` of a request. A phone number gets a separate error. */
export function readRequiredAddress(fields: JsonFields): string {
  if (typeof fields.phone === 'string' && fields.phone !== '') throw phoneNotSupportedError();
  return normalizeAddress(readRequiredText(fields, 'email', 1000));
}

export function phoneNotSupportedError(): AuthError {
  return new AuthError(400, 'phone_provider_disabled', 'Phone numbers are not supported here. Use an e-mail address.');
}

/** Reads an optional field that is an object, such as user metadata. */
export function readOptionalObject(fields: JsonFields, name: string): JsonFields | undefined {
  const value = fields[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'object' || Array.isArray(value)) throw validationError(`The field ${name} must be an object.`);
  return value as JsonFields;
}

/**
 * Maximum size of user metadata. Every access token contains the metadata, and servers refuse headers longer than about
 * 8 to 16 kB.
 */
const metadataBytesMax = 2048;

/** Merges `change` into user metadata. A field replaces the one of the same name, and null removes it. */
export function mergeMetadata(present: JsonFields, change: JsonFields): JsonFields {
  const merged = Object.fromEntries(Object.entries({ ...present, ...change }).filter(([, value]) => value !== null));
  if (Buffer.byteLength(JSON.stringify(merged)) <= metadataBytesMax) return merged;
  throw validationError(`The field data may have at most ${metadataBytesMax} bytes of JSON.`);
}
