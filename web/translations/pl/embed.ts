import { pluralIn } from '../../languages/plural.ts';
import type { EmbedWords } from '../words-of-site.ts';

const counted = pluralIn('pl');

export const words: EmbedWords = {
  embedText: {
    title: 'Defibrylatory (AED)',
    callFirst: 'W nagłym wypadku najpierw zadzwoń pod numer alarmowy.',
    count: (count) =>
      counted(count, {
        one: '# AED na liście',
        few: '# AED na liście',
        many: '# AED na liście',
        other: '# AED na liście',
      }),
    always: (count) =>
      counted(count, {
        one: '# przez całą dobę',
        few: '# przez całą dobę',
        many: '# przez całą dobę',
        other: '# przez całą dobę',
      }),
    none: 'W tym obszarze nie ma na liście żadnego AED.',
    tooMany: (count) =>
      counted(count, {
        one: 'W tym obszarze jest ponad # AED, za dużo na listę. Otwórz mapę.',
        few: 'W tym obszarze są ponad # AED, za dużo na listę. Otwórz mapę.',
        many: 'W tym obszarze jest ponad # AED, za dużo na listę. Otwórz mapę.',
        other: 'W tym obszarze jest ponad # AED, za dużo na listę. Otwórz mapę.',
      }),
    noArea: 'Ta strona nie podaje żadnego obszaru.',
    failed: 'Nie udało się wczytać listy AED. Sprawdź połączenie i spróbuj ponownie.',
    mapFrom: (name) => `Część mapy pochodzi z ${name}.`,
    showAll: (figure) => `Pokaż wszystkie (${figure})`,
    find: 'Znajdź najbliższe AED',
    dataOf: (day) => `Stan danych: ${day}.`,
    mayBeWrong: 'Wpisy mogą być błędne lub nieaktualne.',
  },
};
