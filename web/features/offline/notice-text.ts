import { inLanguage } from '../../languages/in-language.ts';

/** Texts that any page may need, separate from those of the offline page. */
export const offlineNoticeText = inLanguage('offlineNoticeText', {
  notice: 'You are offline. Pages and AEDs you have seen still work.',
});
