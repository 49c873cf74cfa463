import { inLanguage } from '../../languages/localize-text.ts';

/** Separate from the other account texts, because these are on every page. */
export const accountMenuText = inLanguage('accountMenuText', {
  signIn: 'Sign in',
  account: 'Account',
});
