import { AuthError, validationError } from './auth-error.ts';
import { normalizeAddress } from './email-address.ts';
import type { Fields } from './json-body.ts';

/** An optional field, missing or null; refuses another type and anything longer than `lengthMax` characters. */
export function optionalText(fields: Fields, name: string, lengthMax: number): string | undefined {
  const value = fields[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') throw validationError(`The field ${name} must be text.`);
  if (value.length > lengthMax) throw validationError(`The field ${name} may have ${lengthMax} characters at most.`);
  return value;
}

export function requiredText(fields: Fields, name: string, lengthMax: number): string {
  const value = optionalText(fields, name, lengthMax);
  if (value === undefined || value === '') throw validationError(`The field ${name} is missing.`);
  return value;
}

/** The `email` of a request; refuses phone numbers by name. */
export function requiredAddress(fields: Fields): string {
  if (typeof fields.phone === 'string' && fields.phone !== '') throw phoneNotSupportedError();
  return normalizeAddress(requiredText(fields, 'email', 1000));
}

export function phoneNotSupportedError(): AuthError {
  return new AuthError(400, 'phone_provider_disabled', 'Phone numbers are not supported here. Use an e-mail address.');
}

/** User metadata: a plain object, or undefined if missing. */
export function optionalObject(fields: Fields, name: string): Fields | undefined {
  const value = fields[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'object' || Array.isArray(value)) throw validationError(`The field ${name} must be an object.`);
  return value as Fields;
}

/** Every access token carries the metadata, and servers refuse headers beyond about 8 to 16 kB. */
const metadataBytesMax = 2048;

/** Merges `change` into the metadata: its fields replace those of the same name, and null removes one. */
export function mergeMetadata(present: Fields, change: Fields): Fields {
  const merged = Object.fromEntries(Object.entries({ ...present, ...change }).filter(([, value]) => value !== null));
  if (Buffer.byteLength(JSON.stringify(merged)) <= metadataBytesMax) return merged;
  throw validationError(`The field data may have at most ${metadataBytesMax} bytes of JSON.`);
}
