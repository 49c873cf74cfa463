import { inLanguage } from '../../languages/localize-text.ts';

/** Labels of the links to the CPR coach. */
export const cprLinkText = inLanguage('cprLinkText', {
  link: 'Start the CPR beat',
  bar: 'CPR',
  running: (elapsed: string) => `Beat on: ${elapsed}`,
});
