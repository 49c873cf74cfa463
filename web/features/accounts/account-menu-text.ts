import { inLanguage } from '../../languages/localize-text.ts';

/**
 * The texts of the account menu. They are separate from other texts about accounts, because every page has this menu.
 */
export const accountMenuText = inLanguage('accountMenuText', {
  signIn: 'Sign in',
  account: 'Account',
});
