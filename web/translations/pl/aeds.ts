import type { AedsWords } from '../words-of-site.ts';

export const words: AedsWords = {
  aedsText: {
    allTitle: 'AED według krajów',
    allMore: 'Wybierz kraj lub terytorium: ile AED jest na liście, gdzie są i kiedy są dostępne.',
    title: (name) => `AED: ${name}`,
    description: (name, figure) =>
      `${name}. AED na liście: ${figure}. Gdzie są, kiedy są dostępne i kiedy je ostatnio sprawdzono.`,
    listed: (figure) => `AED na liście: ${figure}`,
    reach: 'Kiedy są dostępne',
    now: 'Teraz',
    night: 'O 3 w nocy',
    open: 'Dostępne',
    closed: 'Zamknięte',
    unknown: 'Nie wiadomo',
    asOf: (moment) => `Teraz oznacza: ${moment}, czas miejscowy.`,
    unchecked: (figure) => `Bez zapisanego sprawdzenia: ${figure}`,
    allChecked: 'Przy każdym AED zapisano sprawdzenie.',
    notChecked: 'Brak zapisanego sprawdzenia',
    hours: (value) => `Godziny: ${value}`,
    list: 'Lista, od centrum',
    fromCentre: (length) => `${length} od centrum`,
    towns: 'Miejscowości, najpierw te z największą liczbą AED',
    elsewhere: (figure) => `Poza tymi miejscowościami: ${figure}`,
    part: (number, last) => `Strona ${number} z ${last}`,
    previous: 'Poprzednia strona',
    next: 'Następna strona',
    files: 'Wszystkie AED w pliku:',
    townNames: 'Nazwy miejscowości: ',
    none: {
      title: 'Pod tym adresem nie mamy na liście żadnego AED',
      more: 'Sprawdź adres albo wybierz kraj.',
    },
    needsScript: 'Te strony są tylko na naszym własnym serwerze. Poszukaj zamiast tego najbliższego AED.',
  },
};
