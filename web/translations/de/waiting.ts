import { pluralIn } from '../../languages/plural.ts';
import type { WaitingWords } from '../words-of-site.ts';

const counted = pluralIn('de');

export const words: WaitingWords = {
  waitingDispatchesText: {
    title: 'Noch nicht protokollierte AED-Anforderungen',
    waiting: (count) =>
      counted(count, {
        one: '# AED-Anforderung ist noch nicht protokolliert. Wir senden sie, sobald Sie wieder online sind.',
        other: '# AED-Anforderungen sind noch nicht protokolliert. Wir senden sie, sobald Sie wieder online sind.',
      }),
    delivered: (count) =>
      counted(count, {
        one: '# wartende AED-Anforderung ist jetzt protokolliert.',
        other: '# wartende AED-Anforderungen sind jetzt protokolliert.',
      }),
    ofOthers: (count) =>
      counted(count, {
        one: '# AED-Anforderung eines anderen Kontos wartet auf diesem Gerät, bis sich dieses Konto anmeldet.',
        other: '# AED-Anforderungen anderer Konten warten auf diesem Gerät, bis sich diese Konten anmelden.',
      }),
    refused: (aedName, reason) =>
      `Die AED-Anforderung wurde nicht protokolliert und wird nicht noch einmal gesendet: ${aedName}. Der Server sagt: ${reason}`,
    dismiss: 'Ausblenden',
    notDismissed: 'Der Hinweis ließ sich nicht ausblenden',
    notDismissedHint: 'Ihr Browser konnte nicht in seinen Speicher schreiben. Bitte versuchen Sie es noch einmal.',
  },
};
