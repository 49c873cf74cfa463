import { pluralIn } from '../../languages/plural.ts';
import type { WaitingWords } from '../words-of-site.ts';

const counted = pluralIn('de');

export const words: WaitingWords = {
  waitingDispatchesText: {
    title: 'Noch nicht eingetragene Einsätze',
    waiting: (count) =>
      counted(count, {
        one: '# Einsatz wartet darauf, eingetragen zu werden. Er geht von selbst hinaus, sobald es Netz gibt.',
        other: '# Einsätze warten darauf, eingetragen zu werden. Sie gehen von selbst hinaus, sobald es Netz gibt.',
      }),
    delivered: (count) =>
      counted(count, {
        one: '# wartender Einsatz ist jetzt eingetragen.',
        other: '# wartende Einsätze sind jetzt eingetragen.',
      }),
    ofOthers: (count) =>
      counted(count, {
        one: '# Einsatz eines anderen Kontos wartet auf diesem Gerät, bis dieses Konto sich anmeldet.',
        other: '# Einsätze anderer Konten warten auf diesem Gerät, bis diese Konten sich anmelden.',
      }),
    refused: (aedName, reason) =>
      `Der Einsatz zu ${aedName} ist nicht eingetragen und wird nicht noch einmal gesendet. Der Server sagt: ${reason}`,
    dismiss: 'Ausblenden',
    notDismissed: 'Der Hinweis ließ sich nicht ausblenden',
    notDismissedHint: 'Er bleibt, bis der Browser seinen Speicher beschreiben kann. Bitte noch einmal versuchen.',
  },
};
