import { withEuropeanDigits } from '../../../domain/text/european-digits.ts';
import { accountsText } from './text.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** What is wrong with each field; undefined if nothing is. */
export type CredentialErrors = {
  readonly [Field in keyof Credentials | 'code' | 'present' | 'confirmation']?: string | undefined;
};

/** The two fields of the account forms. A missing one counts as empty. */
export function fieldsOf(form: FormData): Credentials {
  const text = (name: string) => String(form.get(name) ?? '');
  return { email: text('email').trim(), password: text('password') };
}

/** Shortest password the server takes. */
const shortestPassword = 8;

/** What is wrong with the address, or undefined. Only the mail itself can tell whether it exists. */
export function emailError(email: string): string | undefined {
  if (email === '') return accountsText.emailMissing;
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$|^[^\s@]+@localhost$/.test(email) ? undefined : accountsText.emailWrong;
}

/** What is wrong with a password someone chooses, or undefined. */
export function chosenPasswordError(password: string): string | undefined {
  const { length } = [...password];
  if (length === 0) return accountsText.passwordMissing;
  return length < shortestPassword ? accountsText.passwordShort(length) : undefined;
}

/** What is wrong with a password someone signs in with: it may be older than today's rule. */
export function givenPasswordError(password: string): string | undefined {
  return password === '' ? accountsText.passwordMissing : undefined;
}

/** The password someone shows once more, of the account they are signed in to. */
export function presentPasswordOf(form: FormData): string {
  return String(form.get('present') ?? '');
}

/** The digits someone copied from a message or an app, without the spaces between them. */
export function codeOf(form: FormData): string {
  return withEuropeanDigits(String(form.get('code') ?? '').normalize('NFKC')).replace(/\s/g, '');
}

export function codeError(code: string): string | undefined {
  return /^\d{6}$/.test(code) ? undefined : accountsText.reset.codeWrong;
}

/** Whether the server refused because the present password was not shown. */
export function needsCurrentPassword(refusal: unknown): boolean {
  return refusal instanceof Error && 'code' in refusal && refusal.code === 'current_password_required';
}
