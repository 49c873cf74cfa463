import { inLanguage } from '../../languages/in-language.ts';

/** Apart from the other words about accounts, for these are on every page. */
export const accountMenuText = inLanguage('accountMenuText', {
  signIn: 'Sign in',
  signOut: 'Sign out',
  account: 'Account',
  myAccount: 'My account',
  signedOut: 'You are signed out',
  signOutFailed: 'Signing out failed',
  tryAgain: 'The server did not answer. Check the connection and try again.',
});
