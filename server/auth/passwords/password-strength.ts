import { AuthError, validationError } from '../wire/auth-error.ts';

/**
 * NIST SP 800-63B, section 5.1.1.2, asks for at least eight characters and for refusing common passwords, and advises
 * against composition rules.
 */
const passwordLengthMin = 8;
/**
 * Maximum length of a password. argon2 accepts any length, so without it a client could make the server hash megabytes.
 * GoTrue's limit of 72 comes from bcrypt.
 */
const passwordLengthMax = 256;

/** The most common passwords of eight or more characters, in lower case. */
const guessablePasswords: ReadonlySet<string> = new Set(
  `
  password password1 password12 password123 password1234 passw0rd p@ssword p@ssw0rd passwort passwort1 motdepasse
  contraseña 12345678 123456789 1234567890 0123456789 87654321 987654321 9876543210 11223344 12341234 123123123
  12344321 123454321 147258369 789456123 123456789a a123456789 123456abc abc12345 abc123456 abcd1234 abcdefgh
  abcdefg1 1234abcd 1q2w3e4r 1q2w3e4r5t 1qaz2wsx zaq12wsx qazwsxedc qwertyui qwertyuiop qwerty12 qwerty123
  qwerty1234 asdfghjk asdfghjkl asdf1234 zxcvbnm1 zxcvbnm123 iloveyou iloveyou1 sunshine sunshine1 princess
  princess1 football football1 baseball baseball1 basketball superman superman1 starwars starwars1 trustno1
  welcome1 welcome123 letmein1 letmein123 changeme changeme1 changeme123 whatever dragon12 monkey12 charlie1
  michelle michael1 jennifer jordan23 computer internet samsung1 microsoft corvette mercedes liverpool chelsea1
  admin123 admin1234 administrator adminadmin root1234 rootroot testtest test1234 testing1 testing123 guest123
  user1234 secret12 secret123 default1 login123 master12 maverick midnight butterfly chocolate elephant
  `
    .trim()
    .split(/\s+/),
);

/** Refuses a password that is too long (validation_failed) or easy to guess (weak_password, with GoTrue's reasons). */
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
    throw weak('pwned', 'Password is one of the most common ones and easy to guess. Choose another.');
  }
}

/**
 * Refuses a password that is too long. Used for passwords that are only compared. New passwords must also be strong.
 */
export function requirePasswordLength(password: string): void {
  if (characterCount(password) > passwordLengthMax) {
    throw validationError(`Password cannot be longer than ${passwordLengthMax} characters`);
  }
}

function containsAddress(password: string, address: string): boolean {
  const lowerCase = password.toLowerCase();
  const localPart = address.slice(0, address.indexOf('@'));
  // A strong password may contain a short part of the address by chance.
  return lowerCase.includes(address) || (localPart.length >= 5 && lowerCase.includes(localPart));
}

function weak(reason: 'length' | 'characters' | 'pwned', message: string): AuthError {
  return new AuthError(422, 'weak_password', message, { weakPasswordReasons: [reason] });
}

function characterCount(text: string): number {
  return Array.from(text).length;
}
