import type { Credentials } from './credentials.ts';

/** What this feature asks of the backend; failures are thrown with their code. */
export interface AccountsGateway {
  signIn(email: string, password: string): Promise<void>;
  createAccount(email: string, password: string): Promise<'signed-in' | 'confirm'>;
  sendRecovery(email: string): Promise<void>;
  changePassword(password: string): Promise<void>;
  signOut(): Promise<void>;
}

/** Who uses the page, as far as this feature needs to know. */
export type AccountState =
  | { readonly status: 'unknown' | 'signed-out' }
  | { readonly status: 'signed-in' | 'recovering'; readonly email: string };

/** The two fields of the account forms. A missing one counts as empty. */
export function fieldsOf(form: FormData): Credentials {
  const text = (name: string) => String(form.get(name) ?? '');
  return { email: text('email').trim(), password: text('password') };
}
