import { inLanguage } from '../../languages/localize-text.ts';

/** Texts that any page may need, separate from those of the offline page. */
export const offlineNoticeText = inLanguage('offlineNoticeText', {
  notice: 'You are offline. You can still view pages and AEDs you have opened.',
});
