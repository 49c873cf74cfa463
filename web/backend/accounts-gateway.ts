import type { Database } from '../../supabase/database.types.ts';
import { pathInLanguage } from '../languages/languages.ts';
import { language } from '../languages/localize-text.ts';
import { siteConfig } from '../site-config.ts';
import { requireData } from './require-data.ts';
import { loadTrackedBackendClient } from './session/auth-session.ts';

/** Returns the URL to which the link in an e-mail leads: this path of the site, in the current page's language. */
export const buildMailReturnUrl = (path: string) =>
  new URL(pathInLanguage(language, path), window.location.origin).href;

/** Actions on one's own account. Every failure is thrown as the Supabase client's AuthError, with its code. */
export const accountsGateway = {
  async signIn(email: string, password: string): Promise<void> {
    const { error } = await (await loadTrackedBackendClient()).auth.signInWithPassword({ email, password });
    if (error !== null) throw error;
  },

  /**
   * Returns 'signed-in' if the account can be used at once, and 'confirm' if the visitor must first open the link in an
   * e-mail.
   */
  async createAccount(email: string, password: string): Promise<'signed-in' | 'confirm'> {
    const { data, error } = await (await loadTrackedBackendClient()).auth.signUp({
      email,
      password,
      options: { emailRedirectTo: buildMailReturnUrl('/sign-in') },
    });
    if (error !== null) throw error;
    return data.session === null ? 'confirm' : 'signed-in';
  },

  async sendRecovery(email: string): Promise<void> {
    const client = await loadTrackedBackendClient();
    const { error } = await client.auth.resetPasswordForEmail(email, {
      redirectTo: buildMailReturnUrl('/reset-password'),
    });
    if (error !== null) throw error;
  },

  /**
   * Signs in with the six-digit code of a recovery e-mail. Use this if the e-mail's link was opened in another browser.
   */
  async enterRecoveryCode(email: string, code: string): Promise<void> {
    const { error } = await (await loadTrackedBackendClient()).auth.verifyOtp({ email, token: code, type: 'recovery' });
    if (error !== null) throw error;
  },

  async changePassword(password: string): Promise<void> {
    const { error } = await (await loadTrackedBackendClient()).auth.updateUser({ password });
    if (error !== null) throw error;
  },

  async signOut(): Promise<void> {
    const { error } = await (await loadTrackedBackendClient()).auth.signOut({ scope: 'local' });
    if (error !== null) throw error;
  },

  /** Ends every session of the account, including the current one. */
  async signOutEverywhere(): Promise<void> {
    const { error } = await (await loadTrackedBackendClient()).auth.signOut({ scope: 'global' });
    if (error !== null) throw error;
  },

  async sessions(): Promise<readonly OwnSession[]> {
    const { data, error } = await (await loadTrackedBackendClient()).rpc('list_own_sessions');
    return requireData(data, error);
  },

  async endSession(session: string): Promise<void> {
    const { error } = await (await loadTrackedBackendClient()).rpc('end_own_session', { session });
    if (error !== null) throw error;
  },

  /** Returns the id of the account's verified second factor, or null if it has none. */
  async factorId(): Promise<string | null> {
    const { data, error } = await (await loadTrackedBackendClient()).auth.mfa.listFactors();
    return requireData(data, error).totp[0]?.id ?? null;
  },

  /** Verifies the current password first, because otherwise anyone at an unlocked computer could lock the owner out. */
  async beginFactor(present: string): Promise<UnverifiedFactor> {
    const { auth } = await loadTrackedBackendClient();
    const shown = await auth.updateUser({ current_password: present });
    if (shown.error !== null) throw shown.error;
    const enrolled = await auth.mfa.enroll({ factorType: 'totp', issuer: siteConfig.productName });
    const { id, totp } = requireData(enrolled.data, enrolled.error);
    return { id, picture: totp.qr_code, key: totp.secret };
  },

  async finishFactor(factorId: string, code: string): Promise<void> {
    const { error } = await (await loadTrackedBackendClient()).auth.mfa.challengeAndVerify({ factorId, code });
    if (error !== null) throw error;
  },

  /** Verifies a code of the second factor, which raises the current session to the assurance level aal2. */
  async showFactorCode(code: string): Promise<void> {
    const factorId = await accountsGateway.factorId();
    if (factorId === null) throw new Error('The account has no second factor. Reload the page.');
    await accountsGateway.finishFactor(factorId, code);
  },

  async removeFactor(factorId: string): Promise<void> {
    const { error } = await (await loadTrackedBackendClient()).auth.mfa.unenroll({ factorId });
    if (error !== null) throw error;
  },

  /** Requests a new token after a second factor was removed, because the current token still mentions that factor. */
  async renewSession(): Promise<void> {
    const { error } = await (await loadTrackedBackendClient()).auth.refreshSession();
    if (error !== null) throw error;
  },
};

/** A second factor that is not verified yet. Its secret is given as text and as a QR code. */
export interface UnverifiedFactor {
  readonly id: string;
  readonly picture: string;
  readonly key: string;
}

export type OwnSession = Database['public']['Functions']['list_own_sessions']['Returns'][number];

export type AccountsGateway = typeof accountsGateway;
