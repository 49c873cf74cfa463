import type { Database } from '../../supabase/database.types.ts';
import { language } from '../languages/in-language.ts';
import { addressIn } from '../languages/languages.ts';
import { siteConfig } from '../site-config.ts';
import { requireAnswer } from './require-answer.ts';
import { followedClient } from './session/session.ts';

/** The return address of a mailed link: the page in the language of the one that requested it. */
export const returnAddress = (path: string) => new URL(addressIn(language, path), window.location.origin).href;

/** Actions on one's own account. Every failure is thrown as the client's AuthError, with its code. */
export const accountsGateway = {
  async signIn(email: string, password: string): Promise<void> {
    const { error } = await (await followedClient()).auth.signInWithPassword({ email, password });
    if (error !== null) throw error;
  },

  /** 'signed-in' if the account can be used at once, 'confirm' if a mailed link must be opened first. */
  async createAccount(email: string, password: string): Promise<'signed-in' | 'confirm'> {
    const { data, error } = await (await followedClient()).auth.signUp({
      email,
      password,
      options: { emailRedirectTo: returnAddress('/sign-in') },
    });
    if (error !== null) throw error;
    return data.session === null ? 'confirm' : 'signed-in';
  },

  async sendRecovery(email: string): Promise<void> {
    const client = await followedClient();
    const { error } = await client.auth.resetPasswordForEmail(email, { redirectTo: returnAddress('/reset-password') });
    if (error !== null) throw error;
  },

  /** Signs in with the six digits of a recovery message, if its link was opened in another browser. */
  async enterRecoveryCode(email: string, code: string): Promise<void> {
    const { error } = await (await followedClient()).auth.verifyOtp({ email, token: code, type: 'recovery' });
    if (error !== null) throw error;
  },

  async changePassword(password: string): Promise<void> {
    const { error } = await (await followedClient()).auth.updateUser({ password });
    if (error !== null) throw error;
  },

  async signOut(): Promise<void> {
    const { error } = await (await followedClient()).auth.signOut({ scope: 'local' });
    if (error !== null) throw error;
  },

  /** Ends every session of the account, including this one. */
  async signOutEverywhere(): Promise<void> {
    const { error } = await (await followedClient()).auth.signOut({ scope: 'global' });
    if (error !== null) throw error;
  },

  async sessions(): Promise<readonly OwnSession[]> {
    const { data, error } = await (await followedClient()).rpc('list_own_sessions');
    return requireAnswer(data, error);
  },

  async endSession(session: string): Promise<void> {
    const { error } = await (await followedClient()).rpc('end_own_session', { session });
    if (error !== null) throw error;
  },

  /** The id of the verified second factor, or null. */
  async factorId(): Promise<string | null> {
    const { data, error } = await (await followedClient()).auth.mfa.listFactors();
    return requireAnswer(data, error).totp[0]?.id ?? null;
  },

  /** Verifies the current password first: otherwise an open browser could be used to lock out the owner. */
  async beginFactor(present: string): Promise<FactorStart> {
    const { auth } = await followedClient();
    const shown = await auth.updateUser({ current_password: present });
    if (shown.error !== null) throw shown.error;
    const enrolled = await auth.mfa.enroll({ factorType: 'totp', issuer: siteConfig.productName });
    const { id, totp } = requireAnswer(enrolled.data, enrolled.error);
    return { id, picture: totp.qr_code, key: totp.secret };
  },

  async finishFactor(factorId: string, code: string): Promise<void> {
    const { error } = await (await followedClient()).auth.mfa.challengeAndVerify({ factorId, code });
    if (error !== null) throw error;
  },

  /** Verifies a code of the second factor, which raises this session to aal2. */
  async showFactorCode(code: string): Promise<void> {
    const factorId = await accountsGateway.factorId();
    if (factorId === null) throw new Error('The account has no second factor. Reload the page.');
    await accountsGateway.finishFactor(factorId, code);
  },

  async removeFactor(factorId: string): Promise<void> {
    const { error } = await (await followedClient()).auth.mfa.unenroll({ factorId });
    if (error !== null) throw error;
  },

  /** A new token: the current one still mentions the removed factor. */
  async renewSession(): Promise<void> {
    const { error } = await (await followedClient()).auth.refreshSession();
    if (error !== null) throw error;
  },
};

/** An unverified second factor: its secret, and the same as a QR code. */
export interface FactorStart {
  readonly id: string;
  readonly picture: string;
  readonly key: string;
}

export type OwnSession = Database['public']['Functions']['list_own_sessions']['Returns'][number];

export type AccountsGateway = typeof accountsGateway;
