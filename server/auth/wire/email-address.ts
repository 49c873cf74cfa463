import { invalid } from './auth-error.ts';

/** RFC 5321, 4.5.3.1: 64 characters before the @, 254 in all. */
const localPartMax = 64;
const addressMax = 254;
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const addressPattern = new RegExp(`^([a-z0-9.!#$%&'*+/=?^_\`{|}~-]+)@(?:(?:${label}\\.)+${label}|localhost)$`);

/**
 * An address as it is kept and compared: trimmed and in lower case. (By RFC 5321 the part before the @ may tell
 * capitals apart; no provider does, and people forget how they typed theirs.) `localhost` is the machine itself.
 */
export function readAddress(text: string): string {
  const address = text.trim().toLowerCase();
  const localPart = addressPattern.exec(address)?.[1];
  if (localPart === undefined || localPart.length > localPartMax || address.length > addressMax) {
    throw invalid('Unable to validate email address: invalid format');
  }
  return address;
}

/** Whether mail can reach an address at all: those that a first start makes up (`…@localhost`) have no mailbox. */
export function isReachable(address: string): boolean {
  return !address.endsWith('@localhost');
}
