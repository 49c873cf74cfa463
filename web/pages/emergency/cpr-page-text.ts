import { inLanguage } from '../../languages/localize-text.ts';

/** Page title and meta description. */
export const cprMetaText = inLanguage('cprMetaText', {
  title: 'CPR: chest compressions',
  description:
    'A beat of 110 a minute for chest compressions, by sound, light and vibration, with the three steps in pictures. Works offline.',
});
