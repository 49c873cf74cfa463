import { inLanguage } from '../../languages/in-language.ts';

/** What every page may have to say, apart from the words of the offline page. */
export const offlineNoticeText = inLanguage('offlineNoticeText', {
  notice: 'You are offline. Pages and AEDs you have seen still work.',
});
