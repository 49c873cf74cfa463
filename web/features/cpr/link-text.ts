import { inLanguage } from '../../languages/in-language.ts';

/** What stands on the way to the beat. */
export const cprLinkText = inLanguage('cprLinkText', {
  link: 'Start the beat for chest compressions',
  bar: 'Beat',
  running: (elapsed: string) => `The beat runs: ${elapsed}`,
});
