import { pluralIn } from '../../languages/plural.ts';
import type { FoundPlaceWords } from '../words-of-site.ts';

const counted = pluralIn('pl');

export const words: FoundPlaceWords = {
  aedMapPlaceText: {
    loading: 'Mapa się wczytuje…',
    failed: 'Nie udało się wczytać mapy. Lista zawiera te same AED.',
    tryAgain: 'Spróbuj ponownie',
  },
  placeText: {
    allowAgain: {
      ios: 'Aby je udostępnić: naciśnij znak przy adresie, potem Ustawienia witryny, Położenie, Pozwól. Jeśli go nie ma: Ustawienia, Prywatność i ochrona, Usługi lokalizacji, Witryny Safari.',
      android: 'Aby je udostępnić: naciśnij znak obok adresu, potem Uprawnienia, Lokalizacja, Zezwól.',
      other: 'Aby je udostępnić: naciśnij znak obok adresu i zezwól na lokalizację.',
    },
    allowedRuns: 'Wyszukiwanie ruszy wtedy samo.',
    need: {
      refused: 'Twoje położenie nie jest udostępnione tej stronie.',
      failed: 'Nie udało się ustalić Twojego położenia.',
      awaited: 'Urządzenie nie podało jeszcze położenia.',
    },
    needMore: 'Podaj zamiast tego miejsce w pobliżu. Zostanie na tym urządzeniu.',
    elsewhere: 'Szukaj w innym miejscu',
    label: 'Miasto lub miejsce długowieczności',
    hint: 'Na przykład Kraków, Zürich albo Okinawa; znaki diakrytyczne można pominąć.',
    nothing: (typed) =>
      `Nie znamy miejsca „${typed}”: tylko miasta, miejsca długowieczności i miejscowości z adresów AED. Wpisz większą miejscowość w pobliżu albo wskaż na mapie.`,
    postcode: (typed) =>
      `„${typed}” wygląda na kod pocztowy, a żadnego tu nie znamy. Wpisz nazwę miejscowości albo współrzędne, na przykład 47.3769, 8.5417, lub wskaż na mapie.`,
    beyond:
      'Takich współrzędnych nie ma na Ziemi: szerokość sięga 90 stopni, długość 180. Sprawdź liczby albo wskaż na mapie.',
    unreadable:
      'Nie udało się odczytać współrzędnych. Wpisz szerokość i długość, na przykład 47.3769, 8.5417, albo wskaż na mapie.',
    noCoordinates: 'W tym adresie nie ma współrzędnych. Wpisz je, na przykład 47.3769, 8.5417, albo wskaż na mapie.',
    options: (count) => counted(count, { one: '# miejsce', few: '# miejsca', many: '# miejsc', other: '# miejsca' }),
  },
  streetText: {
    straight: 'w linii prostej',
    along: 'ulicami',
    reordered: 'Ulicami bliżej jest inny AED niż w linii prostej. Teraz jest pierwszy.',
    offer: (name, minutes) => `Ulicami bliżej jest: ${name}, ${minutes} pieszo. Iść tam?`,
    takeOffer: 'Pokaż jako pierwszy',
    stay: 'Zostań przy moim',
    showWay: 'Pokaż drogę',
    wayNotLoaded: 'Nie udało się otworzyć drogi. Sprawdź połączenie albo naciśnij „Pieszo”, aby otworzyć mapy.',
  },
};
