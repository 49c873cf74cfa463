import { inLanguage } from '../../languages/in-language.ts';

/** What is on the way to the beat. */
export const cprLinkText = inLanguage('cprLinkText', {
  link: 'Start the CPR beat',
  bar: 'CPR',
  running: (elapsed: string) => `Beat on: ${elapsed}`,
});
