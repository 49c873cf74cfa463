import { inLanguage } from '../../languages/in-language.ts';

export const toastText = inLanguage('toastText', {
  /** `key` leads to the messages. */
  region: (key: string) => `Notifications (${key})`,
  close: 'Close notification',
});
