import { pluralIn } from '../../languages/plural.ts';
import type { WaitingWords } from '../words-of-site.ts';

const counted = pluralIn('pl');

export const words: WaitingWords = {
  waitingDispatchesText: {
    title: 'Wysłania jeszcze niezapisane',
    waiting: (count) =>
      counted(count, {
        one: '# wysłanie czeka na zapisanie. Pójdzie samo, gdy tylko będzie sieć.',
        few: '# wysłania czekają na zapisanie. Pójdą same, gdy tylko będzie sieć.',
        many: '# wysłań czeka na zapisanie. Pójdą same, gdy tylko będzie sieć.',
        other: '# wysłania czeka na zapisanie. Pójdą same, gdy tylko będzie sieć.',
      }),
    delivered: (count) =>
      counted(count, {
        one: '# czekające wysłanie jest już zapisane.',
        few: '# czekające wysłania są już zapisane.',
        many: '# czekających wysłań jest już zapisanych.',
        other: '# czekającego wysłania jest już zapisane.',
      }),
    ofOthers: (count) =>
      counted(count, {
        one: '# wysłanie z innego konta czeka na tym urządzeniu, aż to konto się zaloguje.',
        few: '# wysłania z innych kont czekają na tym urządzeniu, aż te konta się zalogują.',
        many: '# wysłań z innych kont czeka na tym urządzeniu, aż te konta się zalogują.',
        other: '# wysłania z innych kont czeka na tym urządzeniu, aż te konta się zalogują.',
      }),
    refused: (aedName, reason) =>
      `Wysłanie do: ${aedName} nie jest zapisane i nie zostanie wysłane ponownie. Serwer mówi: ${reason}`,
    dismiss: 'Ukryj',
    notDismissed: 'Nie udało się ukryć informacji',
    notDismissedHint: 'Zostanie, dopóki przeglądarka nie będzie mogła zapisywać w swojej pamięci. Spróbuj ponownie.',
  },
};
