import { inLanguage } from '../../languages/localize-text.ts';

/** Meta descriptions of the account pages. Their titles are the headings of the pages. */
export const accountPagesText = inLanguage('accountPagesText', {
  signIn: 'Sign in, create an account or ask for a new password. The map and the AED locator need no account.',
  create: 'Create an account with an e-mail address and a password. The map and the AED locator need none.',
  forgotten: 'Ask for a link to choose a new password.',
  reset: 'Choose a new password. The link in our e-mail leads here.',
});
