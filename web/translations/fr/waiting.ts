import { pluralIn } from '../../languages/plural.ts';
import type { WaitingWords } from '../words-of-site.ts';

const counted = pluralIn('fr');

export const words: WaitingWords = {
  waitingDispatchesText: {
    title: 'Envois pas encore consignés',
    waiting: (count) =>
      counted(count, {
        one: '# envoi attend d’être consigné. Il part tout seul dès qu’il y a du réseau.',
        many: '# d’envois attendent d’être consignés. Ils partent tout seuls dès qu’il y a du réseau.',
        other: '# envois attendent d’être consignés. Ils partent tout seuls dès qu’il y a du réseau.',
      }),
    delivered: (count) =>
      counted(count, {
        one: '# envoi qui attendait est maintenant consigné.',
        many: '# d’envois qui attendaient sont maintenant consignés.',
        other: '# envois qui attendaient sont maintenant consignés.',
      }),
    ofOthers: (count) =>
      counted(count, {
        one: '# envoi d’un autre compte attend sur cet appareil que ce compte se connecte.',
        many: '# d’envois d’autres comptes attendent sur cet appareil que ces comptes se connectent.',
        other: '# envois d’autres comptes attendent sur cet appareil que ces comptes se connectent.',
      }),
    refused: (aedName, reason) =>
      `L’envoi vers ${aedName} n’est pas consigné et ne sera pas renvoyé. Le serveur dit : ${reason}`,
    dismiss: 'Masquer',
    notDismissed: 'La note n’a pas pu être masquée',
    notDismissedHint: 'Elle reste tant que le navigateur ne peut pas écrire dans sa mémoire. Veuillez réessayer.',
  },
};
