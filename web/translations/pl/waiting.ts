import { pluralIn } from '../../languages/plural.ts';
import type { WaitingWords } from '../words-of-site.ts';

const counted = pluralIn('pl');

export const words: WaitingWords = {
  waitingDispatchesText: {
    title: 'Wezwania AED jeszcze niezapisane w dzienniku',
    waiting: (count) =>
      counted(count, {
        one: '# wezwanie nie jest jeszcze zapisane. Wyślemy je, gdy wróci połączenie.',
        few: '# wezwania nie są jeszcze zapisane. Wyślemy je, gdy wróci połączenie.',
        many: '# wezwań nie jest jeszcze zapisanych. Wyślemy je, gdy wróci połączenie.',
        other: '# wezwania nie jest jeszcze zapisane. Wyślemy je, gdy wróci połączenie.',
      }),
    delivered: (count) =>
      counted(count, {
        one: '# oczekujące wezwanie jest już zapisane.',
        few: '# oczekujące wezwania są już zapisane.',
        many: '# oczekujących wezwań jest już zapisanych.',
        other: '# oczekującego wezwania jest już zapisane.',
      }),
    ofOthers: (count) =>
      counted(count, {
        one: '# wezwanie z innego konta czeka na tym urządzeniu, aż to konto się zaloguje.',
        few: '# wezwania z innych kont czekają na tym urządzeniu, aż te konta się zalogują.',
        many: '# wezwań z innych kont czeka na tym urządzeniu, aż te konta się zalogują.',
        other: '# wezwania z innych kont czeka na tym urządzeniu, aż te konta się zalogują.',
      }),
    refused: (aedName, reason) =>
      `Wezwanie nie zostało zapisane i nie będzie wysłane ponownie: ${aedName}. Serwer mówi: ${reason}`,
    dismiss: 'Ukryj',
    notDismissed: 'Nie udało się ukryć informacji',
    notDismissedHint: 'Przeglądarka nie mogła zapisać danych w swojej pamięci. Spróbuj ponownie.',
  },
};
