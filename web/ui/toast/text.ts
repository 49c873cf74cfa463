import { inLanguage } from '../../languages/localize-text.ts';

export const toastText = inLanguage('toastText', {
  /** `key` is the key that moves the focus to the messages. */
  region: (key: string) => `Notifications (${key})`,
  close: 'Close notification',
});
