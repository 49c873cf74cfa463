import { inLanguage } from '../../languages/localize-text.ts';

/** Meta description of the page 'My account'. Its title is the heading of the page. */
export const myAccountPageText = inLanguage('myAccountPageText', {
  description:
    'Your dispatches, e-mail address, password, two-step verification and sessions. Download what we store about you, or delete the account.',
});
