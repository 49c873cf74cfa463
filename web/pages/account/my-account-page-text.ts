import { inLanguage } from '../../languages/in-language.ts';

/** What search engines and tabs show of the account's page; its title is that of the page. */
export const myAccountPageText = inLanguage('myAccountPageText', {
  description:
    'Your dispatches, address, password, second factor and sessions; everything held about you as a file; and the end of the account.',
});
