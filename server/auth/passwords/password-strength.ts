import { AuthError, invalid } from '../wire/auth-error.ts';
import { guessablePasswords } from './guessable-passwords.ts';

/** NIST SP 800-63B, 5.1.1.2: eight characters at least, no rules about their kinds, the commonest refused. */
const passwordLengthMin = 8;
/** GoTrue's limit of 72 is bcrypt's; argon2 takes any length, and this only bounds the work. */
const passwordLengthMax = 256;

/** Refuses a password that is too long (validation_failed) or easily guessed (weak_password, with GoTrue's reasons). */
export function requireStrongPassword(password: string, address: string): void {
  requirePasswordLength(password);
  if (characterCount(password) < passwordLengthMin) {
    throw weak('length', `Password should be at least ${passwordLengthMin} characters.`);
  }
  if (new Set(password.toLowerCase()).size < 3) {
    throw weak('characters', 'Password should not repeat the same one or two characters.');
  }
  if (containsAddress(password, address)) {
    throw weak('characters', 'Password should not contain your e-mail address.');
  }
  if (guessablePasswords.has(password.toLowerCase())) {
    throw weak('pwned', 'Password is one of the most used ones and easy to guess; choose another.');
  }
}

/** Refuses only what is too long to be looked at; for passwords that are to be compared, not chosen. */
export function requirePasswordLength(password: string): void {
  if (characterCount(password) > passwordLengthMax) {
    throw invalid(`Password cannot be longer than ${passwordLengthMax} characters`);
  }
}

function containsAddress(password: string, address: string): boolean {
  const lowerCase = password.toLowerCase();
  const localPart = address.slice(0, address.indexOf('@'));
  // A short name inside a long password gives nothing away.
  return lowerCase.includes(address) || (localPart.length >= 5 && lowerCase.includes(localPart));
}

function weak(reason: 'length' | 'characters' | 'pwned', message: string): AuthError {
  return new AuthError(422, 'weak_password', message, { weakPasswordReasons: [reason] });
}

function characterCount(text: string): number {
  return Array.from(text).length;
}
