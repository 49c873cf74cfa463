import { withEuropeanDigits } from '../../../domain/text/european-digits.ts';
import { accountsText } from './text.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The error of each field; undefined if it is valid. */
export type CredentialErrors = {
  readonly [Field in keyof Credentials | 'code' | 'present' | 'confirmation']?: string | undefined;
};

/** The two fields of the account forms. A missing one counts as empty. */
export function fieldsOf(form: FormData): Credentials {
  const text = (name: string) => String(form.get(name) ?? '');
  return { email: text('email').trim(), password: text('password') };
}

/** Minimum password length of the server. */
const shortestPassword = 8;

/** The error in an address, or undefined. Only mail can tell whether it exists. */
export function emailError(email: string): string | undefined {
  if (email === '') return accountsText.emailMissing;
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$|^[^\s@]+@localhost$/.test(email) ? undefined : accountsText.emailWrong;
}

/** The error in a new password, or undefined. */
export function chosenPasswordError(password: string): string | undefined {
  const { length } = [...password];
  if (length === 0) return accountsText.passwordMissing;
  return length < shortestPassword ? accountsText.passwordShort(length) : undefined;
}

/** The error in a password for signing in: it may be older than the current rule. */
export function givenPasswordError(password: string): string | undefined {
  return password === '' ? accountsText.passwordMissing : undefined;
}

/** The current password, entered again by a signed-in person. */
export function presentPasswordOf(form: FormData): string {
  return String(form.get('present') ?? '');
}

/** A code copied from a message or an app, without spaces. */
export function codeOf(form: FormData): string {
  return withEuropeanDigits(String(form.get('code') ?? '').normalize('NFKC')).replace(/\s/g, '');
}

export function codeError(code: string): string | undefined {
  return /^\d{6}$/.test(code) ? undefined : accountsText.reset.codeWrong;
}

/** Whether the server refused because the current password was not given. */
export function needsCurrentPassword(refusal: unknown): boolean {
  return refusal instanceof Error && 'code' in refusal && refusal.code === 'current_password_required';
}
