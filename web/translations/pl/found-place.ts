import { pluralIn } from '../../languages/plural.ts';
import type { FoundPlaceWords } from '../words-of-site.ts';

const counted = pluralIn('pl');

export const words: FoundPlaceWords = {
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
