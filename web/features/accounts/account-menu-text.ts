import { inLanguage } from '../../languages/in-language.ts';

/** Apart from the other words about accounts, for these are on every page. */
export const accountMenuText = inLanguage('accountMenuText', {
  signIn: 'Sign in',
  account: 'Account',
});
