import { backendClient } from './client.ts';
import { followSession } from './session.ts';

async function ready() {
  await followSession();
  return backendClient();
}

const addressOf = (path: string) => new URL(path, window.location.origin).href;

/** What a person can do with their own account. Every failure is thrown as the client's AuthError, with its code. */
export const accountsGateway = {
  async signIn(email: string, password: string): Promise<void> {
    const { error } = await (await ready()).auth.signInWithPassword({ email, password });
    if (error !== null) throw error;
  },

  /** 'signed-in' where the account is usable at once, 'confirm' where a mail must be answered first. */
  async createAccount(email: string, password: string): Promise<'signed-in' | 'confirm'> {
    const { data, error } = await (await ready()).auth.signUp({
      email,
      password,
      options: { emailRedirectTo: addressOf('/sign-in') },
    });
    if (error !== null) throw error;
    return data.session === null ? 'confirm' : 'signed-in';
  },

  async sendRecovery(email: string): Promise<void> {
    const client = await ready();
    const { error } = await client.auth.resetPasswordForEmail(email, { redirectTo: addressOf('/reset-password') });
    if (error !== null) throw error;
  },

  async changePassword(password: string): Promise<void> {
    const { error } = await (await ready()).auth.updateUser({ password });
    if (error !== null) throw error;
  },

  async signOut(): Promise<void> {
    const { error } = await (await ready()).auth.signOut({ scope: 'local' });
    if (error !== null) throw error;
  },
};

export type AccountsGateway = typeof accountsGateway;
