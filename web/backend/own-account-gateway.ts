import type { Database, Json } from '../../supabase/database.types.ts';
import { mailReturnUrl } from './accounts-gateway.ts';
import { deleteDispatchesOf } from './outbox/start-outbox.ts';
import { type OwnReport, parseOwnReports } from './reports/own-reports.ts';
import { requireData } from './require-data.ts';
import { trackedBackendClient } from './session/auth-session.ts';

export type OwnDispatch = Database['public']['Tables']['aed_dispatch_logs']['Row'];

/** The account's address, and its new one while that awaits confirmation. */
export interface OwnEmailAddress {
  readonly present: string;
  readonly future: string | null;
}

/**
 * Viewing and changing one's own data. Separate from signing in, because only one page needs it. Every failure is
 * thrown with its code.
 */
export const ownAccountGateway = {
  /** According to the server. A link opened elsewhere may have changed it: the session is then refreshed. */
  async address(): Promise<OwnEmailAddress> {
    const { auth } = await trackedBackendClient();
    const { data, error } = await auth.getUser();
    if (error !== null) throw error;
    const { email = '', new_email: future } = data.user;
    const { data: held } = await auth.getSession();
    if (held.session !== null && held.session.user.email !== email) await auth.refreshSession();
    return { present: email, future: future || null };
  },

  /**
   * Both addresses get a message; the change takes effect when both have confirmed. `present` is the current password,
   * if required.
   */
  async changeAddress(email: string, present: string | undefined): Promise<void> {
    const { auth } = await trackedBackendClient();
    const proof = present === undefined ? {} : { current_password: present };
    const { error } = await auth.updateUser({ email, ...proof }, { emailRedirectTo: mailReturnUrl('/my-account') });
    if (error !== null) throw error;
  },

  async changePassword(password: string, present: string): Promise<void> {
    const { auth } = await trackedBackendClient();
    const { error } = await auth.updateUser({ password, current_password: present });
    if (error !== null) throw error;
  },

  /** The account's latest dispatches, up to a limit. */
  async dispatches(userId: string, limit: number): Promise<readonly OwnDispatch[]> {
    const client = await trackedBackendClient();
    const { data, error } = await client
      .from('aed_dispatch_logs')
      .select('*')
      .eq('user_id', userId)
      .order('dispatch_time', { ascending: false })
      .limit(limit);
    return requireData(data, error);
  },

  /** The outcome of the account's latest reports, fifty at most. */
  async reports(): Promise<readonly OwnReport[]> {
    const client = await trackedBackendClient();
    const { data, error } = await client.rpc('list_own_reports');
    return parseOwnReports(requireData(data, error));
  },

  /** Answers the question about one's own report. A refusal is thrown with the database's message. */
  async answer(reportId: string, questionId: string, words: string): Promise<void> {
    const client = await trackedBackendClient();
    const { error, status } = await client.rpc('answer_question', {
      sought_report: reportId,
      sought_question: questionId,
      words,
    });
    if (error !== null) throw refusalOf(error, status);
  },

  /** Everything the server stores about the account. */
  async everythingHeld(): Promise<Json> {
    const client = await trackedBackendClient();
    const { data, error, status } = await client.rpc('export_own_data');
    if (error !== null) throw refusalOf(error, status);
    return requireData(data, null);
  },

  /** Verifies the password again, which makes this session recent. */
  async showPassword(email: string, password: string): Promise<void> {
    const { auth } = await trackedBackendClient();
    const { error } = await auth.signInWithPassword({ email, password });
    if (error !== null) throw ofPresentPassword(error);
  },

  /** Deletes the account; `confirmation` is its address. Dispatches waiting on this device are deleted too. */
  async deleteAccount(userId: string, confirmation: string): Promise<void> {
    const client = await trackedBackendClient();
    const { error, status } = await client.rpc('delete_own_account', { confirmation });
    if (error !== null) throw refusalOf(error, status);
    await client.auth.signOut({ scope: 'local' });
    await deleteDispatchesOf(userId);
  },
};

export type OwnAccountGateway = typeof ownAccountGateway;

/**
 * A wrong password of a signed-in person has its own code, as when changing it: the message differs from a failed
 * sign-in's.
 */
function ofPresentPassword(error: Error & { readonly code?: unknown }): Error {
  if (error.code !== 'invalid_credentials') return error;
  return Object.assign(new Error('The current password is wrong.'), {
    code: 'current_password_invalid',
    status: 400,
  });
}

/** The database's message and its hint. `status` is 0 if there was no answer. */
function refusalOf(
  { message, hint }: { readonly message: string; readonly hint: string | null },
  status: number,
): Error {
  return Object.assign(new Error([message, hint].filter(Boolean).join(' ')), { status });
}
