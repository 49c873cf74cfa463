import { inLanguage } from '../../languages/localize-text.ts';
/** Texts of the report button. They are needed before the code of the form is loaded. */
export const reportButtonText = inLanguage('reportButtonText', {
  wrong: 'Something wrong?',
  of: (name: string) => `with ${name}`,
  missing: 'Is an AED missing here?',
  here: 'Are you at this AED?',
  stillHere: 'Still here, looks fine',
  notLoaded: 'The report form did not load. Check your connection and try again.',
});
