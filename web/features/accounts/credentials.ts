import { toEuropeanDigits } from '../../../domain/text/european-digits.ts';
import { accountsText } from './text.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The error message of each field; undefined for a valid field. */
export type CredentialErrors = {
  readonly [Field in keyof Credentials | 'code' | 'present' | 'confirmation']?: string | undefined;
};

/** Reads the e-mail address and the password of an account form. A missing field counts as empty. */
export function readCredentials(form: FormData): Credentials {
  const text = (name: string) => String(form.get(name) ?? '');
  return { email: text('email').trim(), password: text('password') };
}

/** The server's minimum length of a password. */
const shortestPassword = 8;

/**
 * The error in an e-mail address, or undefined. Checks only the format: whether the address exists shows only when mail
 * is sent.
 */
export function emailError(email: string): string | undefined {
  if (email === '') return accountsText.emailMissing;
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$|^[^\s@]+@localhost$/.test(email) ? undefined : accountsText.emailWrong;
}

/** The error in a new password, or undefined. */
export function newPasswordError(password: string): string | undefined {
  const { length } = [...password];
  if (length === 0) return accountsText.passwordMissing;
  return length < shortestPassword ? accountsText.passwordShort(length) : undefined;
}

/**
 * The error in a password for signing in, or undefined. No minimum length: the password may be older than that rule.
 */
export function signInPasswordError(password: string): string | undefined {
  return password === '' ? accountsText.passwordMissing : undefined;
}

/** Reads the current password, which a signed-in person enters again. */
export function readCurrentPassword(form: FormData): string {
  return String(form.get('present') ?? '');
}

/** Reads a code copied from a message or an app, and removes spaces. */
export function readSecurityCode(form: FormData): string {
  return toEuropeanDigits(String(form.get('code') ?? '').normalize('NFKC')).replace(/\s/g, '');
}

export function codeError(code: string): string | undefined {
  return /^\d{6}$/.test(code) ? undefined : accountsText.reset.codeWrong;
}

/** Whether the server refused because the current password was not given. */
export function needsCurrentPassword(refusal: unknown): boolean {
  return refusal instanceof Error && 'code' in refusal && refusal.code === 'current_password_required';
}
