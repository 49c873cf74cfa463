import type { StandInWords } from '../words-of-site.ts';

export const words: StandInWords = {
  notFoundText: {
    number: '404',
    title: 'Nie znaleziono strony',
    text: 'Pod tym adresem nie ma strony. Mogła zostać przeniesiona albo w adresie jest błąd.',
    home: 'Do strony głównej',
    chart: 'Nieznane',
  },
  offlineText: {
    tag: 'Brak połączenia',
    title: 'Jesteś offline',
    lede: 'Ta strona nie jest zapisana na Twoim urządzeniu i nie ma połączenia. Strony poniżej nadal działają.',
    emergency: 'W nagłym wypadku',
    callFirst: 'Najpierw zadzwoń na numer alarmowy.',
    callFirstMore: 'Rozmowa nie wymaga internetu. Wyszukiwarka pokazuje AED zapisane na tym urządzeniu.',
    findAed: 'Znajdź AED',
    kept: 'Zapisane na tym urządzeniu',
    pages: [
      { label: 'Numery alarmowe wszystkich krajów', to: '/emergency-numbers' },
      { label: 'Strona główna z listą miejsc', to: '/' },
      { label: 'Zasady', to: '/principles' },
      { label: 'Metodologia', to: '/methodology' },
      { label: 'Architektura', to: '/architecture' },
      { label: 'Prywatność', to: '/privacy' },
      { label: 'Warunki korzystania', to: '/terms' },
      { label: 'Dostępność', to: '/accessibility' },
    ],
    hubs: 'Otwierane wcześniej strony miejsc też działają, z obrazami, które pokazywały. Filmy i mapy ulic wymagają połączenia.',
    again: 'Spróbuj ponownie',
  },
};
