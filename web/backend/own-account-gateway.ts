import type { Database, Json } from '../../supabase/database.types.ts';
import { buildMailReturnUrl } from './accounts-gateway.ts';
import { deleteWaitingDispatchesOf } from './outbox/start-outbox.ts';
import { type OwnReport, parseOwnReports } from './reports/own-reports.ts';
import { requireData } from './require-data.ts';
import { loadTrackedBackendClient } from './session/auth-session.ts';

export type OwnDispatch = Database['public']['Tables']['aed_dispatch_logs']['Row'];

/** The account's e-mail address, and the new address that is not confirmed yet, if there is one. */
export interface OwnEmailAddress {
  readonly present: string;
  readonly future: string | null;
}

/**
 * Requests about one's own account. They are separate from the requests for signing in, because only one page needs
 * them. Every failure is thrown with its code.
 */
export const ownAccountGateway = {
  /**
   * Returns the e-mail address that the server has. If it was changed by a link opened in another browser, the session
   * is refreshed.
   */
  async address(): Promise<OwnEmailAddress> {
    const { auth } = await loadTrackedBackendClient();
    const { data, error } = await auth.getUser();
    if (error !== null) throw error;
    const { email = '', new_email: future } = data.user;
    const { data: held } = await auth.getSession();
    if (held.session !== null && held.session.user.email !== email) await auth.refreshSession();
    return { present: email, future: future || null };
  },

  /**
   * Requests a new e-mail address. A message is sent to the old and the new address, and the change takes effect when
   * both have been confirmed. `present` is the current password, if the server requires it.
   */
  async changeAddress(email: string, present: string | undefined): Promise<void> {
    const { auth } = await loadTrackedBackendClient();
    const proof = present === undefined ? {} : { current_password: present };
    const { error } = await auth.updateUser(
      { email, ...proof },
      { emailRedirectTo: buildMailReturnUrl('/my-account') },
    );
    if (error !== null) throw error;
  },

  async changePassword(password: string, present: string): Promise<void> {
    const { auth } = await loadTrackedBackendClient();
    const { error } = await auth.updateUser({ password, current_password: present });
    if (error !== null) throw error;
  },

  /** Returns the account's latest dispatches, at most `limit`. */
  async dispatches(userId: string, limit: number): Promise<readonly OwnDispatch[]> {
    const client = await loadTrackedBackendClient();
    const { data, error } = await client
      .from('aed_dispatch_logs')
      .select('*')
      .eq('user_id', userId)
      .order('dispatch_time', { ascending: false })
      .limit(limit);
    return requireData(data, error);
  },

  /** Returns the account's latest reports with their outcomes, at most fifty. */
  async reports(): Promise<readonly OwnReport[]> {
    const client = await loadTrackedBackendClient();
    const { data, error } = await client.rpc('list_own_reports');
    return parseOwnReports(requireData(data, error));
  },

  /** Answers a steward's question about one's own report. A refusal is thrown with the database's message. */
  async answer(reportId: string, questionId: string, words: string): Promise<void> {
    const client = await loadTrackedBackendClient();
    const { error, status } = await client.rpc('answer_question', {
      sought_report: reportId,
      sought_question: questionId,
      words,
    });
    if (error !== null) throw toError(error, status);
  },

  /** Returns everything that the server stores about the account. */
  async everythingHeld(): Promise<Json> {
    const client = await loadTrackedBackendClient();
    const { data, error, status } = await client.rpc('export_own_data');
    if (error !== null) throw toError(error, status);
    return requireData(data, null);
  },

  /** Verifies the password again. The server then treats the session as just signed in. */
  async showPassword(email: string, password: string): Promise<void> {
    const { auth } = await loadTrackedBackendClient();
    const { error } = await auth.signInWithPassword({ email, password });
    if (error !== null) throw toCurrentPasswordError(error);
  },

  /**
   * Deletes the account and its dispatches that wait on this device. `confirmation` must be the account's e-mail
   * address.
   */
  async deleteAccount(userId: string, confirmation: string): Promise<void> {
    const client = await loadTrackedBackendClient();
    const { error, status } = await client.rpc('delete_own_account', { confirmation });
    if (error !== null) throw toError(error, status);
    await client.auth.signOut({ scope: 'local' });
    await deleteWaitingDispatchesOf(userId);
  },
};

export type OwnAccountGateway = typeof ownAccountGateway;

/**
 * Converts the error of signing in again with the current password. A wrong password becomes the server's error for a
 * refused change of password, because the message for a failed sign-in also mentions the e-mail address.
 */
function toCurrentPasswordError(error: Error & { readonly code?: unknown }): Error {
  if (error.code !== 'invalid_credentials') return error;
  return Object.assign(new Error('The current password is wrong.'), {
    code: 'current_password_invalid',
    status: 400,
  });
}

/** Creates an error with the database's message and hint. `status` is 0 if there was no response. */
function toError({ message, hint }: { readonly message: string; readonly hint: string | null }, status: number): Error {
  return Object.assign(new Error([message, hint].filter(Boolean).join(' ')), { status });
}
