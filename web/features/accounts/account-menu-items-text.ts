import { inLanguage } from '../../languages/localize-text.ts';

export const accountMenuItemsText = inLanguage('accountMenuItemsText', {
  myAccount: 'My account',
  signOut: 'Sign out',
  signedOut: 'You are signed out',
  signOutFailed: 'Signing out failed',
  tryAgain: 'The server did not respond. Check your connection and try again.',
});
