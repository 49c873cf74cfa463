import { pluralIn } from '../../languages/plural.ts';
import type { FoundPlaceWords } from '../words-of-site.ts';

const counted = pluralIn('pl');
const squares = (count: number) =>
  counted(count, { one: '# kwadrat', few: '# kwadraty', many: '# kwadratów', other: '# kwadratu' });
const aeds = (count: number) => counted(count, { one: '# AED', few: '# AED', many: '# AED', other: '# AED' });

export const words: FoundPlaceWords = {
  aedMapText: {
    label: 'Mapa AED. Lista obok pokazuje te same AED. Strzałki przesuwają mapę, plus i minus zmieniają skalę.',
    pickLabel: 'Naciśnij Enter, by wybrać środek mapy. Potem potwierdź wyszukiwanie.',
    usability: {
      likely: 'prawdopodobnie da się użyć, gdy dotrzesz',
      uncertain: 'być może da się użyć, gdy dotrzesz',
      unlikely: 'prawdopodobnie nie da się użyć, gdy dotrzesz',
    },
    otherAed: (name) => `AED: ${name}`,
    otherAeds: 'Inne AED w widoku. Strzałki przechodzą od jednego do drugiego.',
    group: (count) => `${aeds(count)}; przybliża`,
    registers: 'AED: ',
    semicolon: '; ',
    brackets: { open: ' (', close: ')' },
    moreRegisters: (count) =>
      counted(count, {
        one: 'jeszcze # lista',
        few: 'jeszcze # listy',
        many: 'jeszcze # list',
        other: 'jeszcze # listy',
      }),
    isIncomplete: 'Części AED z tego widoku nie udało się wczytać. Przesuń mapę, by spróbować ponownie.',
    isCountingAll: 'W tej skali kółka liczą wszystkie AED. Przybliż mapę, by je filtrować.',
    searchHere: 'Szukać od krzyżyka?',
    search: 'Szukaj tutaj',
    cancelSearch: 'Anuluj',
  },
  keepAreaText: {
    title: 'Użyj offline',
    keep: 'Zapisz ten obszar na tryb offline',
    offer: (count, size) =>
      `${aeds(count)} w promieniu 25\u00a0km i trochę dalej. Rozmiar: około ${size}. Potem najbliższe AED znajdziesz offline.`,
    withStreets: (size) => `Z ulicami w promieniu 10\u00a0km, by pokazać drogę offline: około ${size} więcej.`,
    lost: 'Przeglądarka usunęła zapisany obszar. Zapisz go ponownie.',
    privacy:
      'Zapisane tylko na tym urządzeniu. Serwer widzi, które kwadraty mapy są pobierane, ale nie widzi, gdzie jesteś. Gdy wydamy nowszą listę AED, są pobierane ponownie.',
    keeping: (done, total) =>
      total === 0
        ? 'Zapisuję…'
        : `Zapisano ${done} z ${counted(total, { one: '# kwadratu', few: '# kwadratów', many: '# kwadratów', other: '# kwadratu' })}`,
    kept: (cells, count, day) => `Zapisano: ${day}; ${squares(cells)}, ${aeds(count)}`,
    remove: 'Usuń',
    failed: {
      network: 'Nie zapisano: połączenie zostało przerwane. Spróbuj tam, gdzie jest lepsze.',
      full: 'Nie zapisano: na tym urządzeniu brak miejsca. Zwolnij miejsce i spróbuj ponownie.',
      site: 'Nie zapisano: ta przeglądarka albo to prywatne okno nie może przechowywać stron na tryb offline. Spróbuj w innej przeglądarce.',
      remove:
        'Nie usunięto: przeglądarka odmówiła, obszar nadal jest zapisany. Spróbuj ponownie albo usuń dane tej witryny.',
    },
  },
  aedMapPlaceText: {
    loading: 'Mapa się wczytuje…',
    failed: 'Mapa się nie wczytała. Lista pokazuje te same AED.',
    tryAgain: 'Spróbuj ponownie',
  },
  placeText: {
    allowAgain: {
      ios: 'Aby je udostępnić: dotknij znaku przy adresie strony, potem Ustawienia witryny, Położenie, Pozwól. Jeśli ich nie ma: otwórz Ustawienia, Prywatność i ochrona, Usługi lokalizacji, Witryny Safari.',
      android: 'Aby je udostępnić: dotknij znaku obok adresu strony, potem Uprawnienia, Lokalizacja, Zezwól.',
      other: 'Aby je udostępnić: kliknij znak obok adresu strony i zezwól na lokalizację.',
    },
    allowedRuns: 'Wyszukiwanie zacznie się wtedy automatycznie.',
    need: {
      refused: 'Ta strona nie widzi Twojego położenia.',
      failed: 'Nie udało się ustalić Twojego położenia.',
      awaited: 'Czekamy na Twoje położenie.',
    },
    needMore: 'Wpisz miejsce w pobliżu. To, co wpiszesz, zostanie na tym urządzeniu.',
    elsewhere: 'Szukaj w innym miejscu',
    label: 'Miasto lub miejscowość',
    hint: 'Na przykład Kraków, Zürich albo Okinawa; znaki diakrytyczne można pominąć.',
    nothing: (typed) =>
      `Nie udało się znaleźć „${typed}”. Spróbuj większej miejscowości w pobliżu albo wybierz punkt na mapie.`,
    postcode: (typed) =>
      `„${typed}” wygląda na kod pocztowy. Po kodzie pocztowym nie możemy szukać. Wpisz nazwę miejscowości albo współrzędne, na przykład 47.3769, 8.5417, lub wybierz punkt na mapie.`,
    beyond:
      'Takich współrzędnych nie ma: szerokość sięga 90 stopni, długość 180. Sprawdź liczby albo wybierz punkt na mapie.',
    unreadable:
      'Nie udało się odczytać tych współrzędnych. Wpisz szerokość i długość, na przykład 47.3769, 8.5417, albo wybierz punkt na mapie.',
    noCoordinates:
      'W tym linku nie ma współrzędnych. Wpisz je, na przykład 47.3769, 8.5417, albo wybierz punkt na mapie.',
    options: (count) => counted(count, { one: '# miejsce', few: '# miejsca', many: '# miejsc', other: '# miejsca' }),
  },
  streetText: {
    straight: 'w linii prostej',
    along: 'ulicami',
    reordered: 'Ulicami bliżej jest inne AED. Teraz pokazujemy je jako pierwsze.',
    offer: (name, minutes) => `Ulicami bliżej jest: ${name}, pieszo ${minutes}. Iść raczej tam?`,
    takeOffer: 'Pokaż jako pierwsze',
    stay: 'Zostaję przy swoim',
    showWay: 'Pokaż drogę',
    wayNotLoaded: 'Nie udało się wczytać drogi. Sprawdź połączenie albo naciśnij „Pieszo”, aby otworzyć mapy.',
  },
};
