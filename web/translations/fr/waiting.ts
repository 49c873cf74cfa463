import { pluralIn } from '../../languages/plural.ts';
import type { WaitingWords } from '../words-of-site.ts';

const counted = pluralIn('fr');

export const words: WaitingWords = {
  waitingDispatchesText: {
    title: 'Demandes de DAE pas encore consignées',
    waiting: (count) =>
      counted(count, {
        one: '# demande n’est pas encore consignée. Nous l’enverrons quand vous serez de nouveau en ligne.',
        many: '# de demandes ne sont pas encore consignées. Nous les enverrons quand vous serez de nouveau en ligne.',
        other: '# demandes ne sont pas encore consignées. Nous les enverrons quand vous serez de nouveau en ligne.',
      }),
    delivered: (count) =>
      counted(count, {
        one: '# demande en attente est maintenant consignée.',
        many: '# de demandes en attente sont maintenant consignées.',
        other: '# demandes en attente sont maintenant consignées.',
      }),
    ofOthers: (count) =>
      counted(count, {
        one: '# demande d’un autre compte attend sur cet appareil que ce compte se connecte.',
        many: '# de demandes d’autres comptes attendent sur cet appareil que ces comptes se connectent.',
        other: '# demandes d’autres comptes attendent sur cet appareil que ces comptes se connectent.',
      }),
    refused: (aedName, reason) =>
      `La demande vers ${aedName} n’a pas été consignée et ne sera pas renvoyée. Le serveur dit\u00a0: ${reason}`,
    dismiss: 'Masquer',
    notDismissed: 'La note n’a pas pu être masquée',
    notDismissedHint: 'Votre navigateur n’a pas pu écrire dans sa mémoire. Veuillez réessayer.',
  },
};
