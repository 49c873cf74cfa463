import { inLanguage } from '../../languages/localize-text.ts';

/** Text of the offline notice. Any page may need it, so it is separate from the texts of the offline page. */
export const offlineNoticeText = inLanguage('offlineNoticeText', {
  notice: 'You are offline. You can still view pages and AEDs you have opened.',
});
