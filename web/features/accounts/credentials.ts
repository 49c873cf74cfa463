import { toEuropeanDigits } from '../../../domain/text/european-digits.ts';
import { accountsText } from './text.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The error messages of the form's fields. The message of a valid field is undefined. */
export type CredentialErrors = {
  readonly [Field in keyof Credentials | 'code' | 'present' | 'confirmation']?: string | undefined;
};

/** Reads the e-mail address and the password from a form. A missing field counts as empty. */
export function readCredentials(form: FormData): Credentials {
  const text = (name: string) => String(form.get(name) ?? '');
  return { email: text('email').trim(), password: text('password') };
}

/** The minimum length of a password, which the server also enforces. */
const shortestPassword = 8;

/**
 * Returns the error in an e-mail address, or undefined. Only the format is checked, because only sending mail can show
 * whether the address exists.
 */
export function validateEmail(email: string): string | undefined {
  if (email === '') return accountsText.emailMissing;
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$|^[^\s@]+@localhost$/.test(email) ? undefined : accountsText.emailWrong;
}

/** Returns the error in a new password, or undefined. */
export function validateNewPassword(password: string): string | undefined {
  const { length } = [...password];
  if (length === 0) return accountsText.passwordMissing;
  return length < shortestPassword ? accountsText.passwordShort(length) : undefined;
}

/**
 * Returns the error in a password for signing in, or undefined. Short passwords are accepted, because the password may
 * be older than the rule on its length.
 */
export function validateSignInPassword(password: string): string | undefined {
  return password === '' ? accountsText.passwordMissing : undefined;
}

/** Reads the current password from a form in which a signed-in person enters it again. */
export function readCurrentPassword(form: FormData): string {
  return String(form.get('present') ?? '');
}

/**
 * Reads a security code from a form. Spaces are removed, because a code copied from an e-mail or an app may contain
 * them.
 */
export function readSecurityCode(form: FormData): string {
  return toEuropeanDigits(String(form.get('code') ?? '').normalize('NFKC')).replace(/\s/g, '');
}

export function validateCode(code: string): string | undefined {
  return /^\d{6}$/.test(code) ? undefined : accountsText.reset.codeWrong;
}

/** Whether the server refused the request because the current password is missing. */
export function needsCurrentPassword(refusal: unknown): boolean {
  return refusal instanceof Error && 'code' in refusal && refusal.code === 'current_password_required';
}
