import { validationError } from './auth-error.ts';

/** RFC 5321, section 4.5.3.1, allows 64 characters before the @ and 254 in total. */
const localPartMax = 64;
const addressMax = 254;
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const addressPattern = new RegExp(`^([a-z0-9.!#$%&'*+/=?^_\`{|}~-]+)@(?:(?:${label}\\.)+${label}|localhost)$`);

/**
 * Trims an address and converts it to lower case, for storage and comparison. RFC 5321 allows the part before the @ to
 * be case-sensitive, but no provider treats it so, and people forget how they typed it. Throws if the address is
 * invalid; `localhost` is a valid domain.
 */
export function normalizeAddress(text: string): string {
  const address = text.trim().toLowerCase();
  const localPart = addressPattern.exec(address)?.[1];
  if (localPart === undefined || localPart.length > localPartMax || address.length > addressMax) {
    throw validationError('Unable to validate email address: invalid format');
  }
  return address;
}

/**
 * Whether an address can receive mail. Accounts that are created at the first start (`…@localhost`) have no mailbox.
 */
export function canReceiveMail(address: string): boolean {
  return !address.endsWith('@localhost');
}
