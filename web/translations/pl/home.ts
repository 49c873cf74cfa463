import type { HomeWords } from '../words-of-site.ts';

export const words: HomeWords = {
  homeMetaText: {
    description: (count) =>
      `Atlas ${count} miejsc znanych z długowieczności, ze źródłami i wątpliwościami przy każdej liczbie, oraz wyszukiwarka najbliższego defibrylatora.`,
  },
  heroText: {
    tag: 'Symbioza ludzi i AI',
    lede: 'Mapa miejsc, w których ludzie żyją długo i w symbiozie, według zasad zdrowia sprawdzanych przez AI, pod nadzorem człowieka i z protokołem Tempesta Checksum.',
    principles: 'Zasady życia',
    integrity: 'Sprawdzona integralność',
    agentics: (product) => `${product} + agenci`,
    today:
      '„Sprawdzone przez AI” jest w planach, nie w użyciu. Liczby podają źródło albo mówią, że żadne nie jest znane.',
    explore: 'Przejdź do mapy',
    learn: 'Co to jest TCΣ',
    scrollCue: 'Czytaj dalej poniżej',
  },
  emergencyNoticeText: {
    label: 'Informacja na nagły wypadek',
    banner: (number) =>
      `${number === null ? 'W nagłym wypadku natychmiast zadzwoń pod numer alarmowy kraju, w którym jesteś.' : `W nagłym zagrożeniu zdrowia natychmiast zadzwoń pod numer ${number}.`} Ta strona internetowa nie udziela pomocy w nagłych wypadkach.`,
    learn: 'Więcej o 911',
    findAed: 'Znajdź AED',
    buttons: [
      { label: '911', title: '911: wkrótce' },
      { label: 'Karetka', title: 'Karetka: wkrótce' },
      { label: 'Dron', title: 'Dron (najwyżej 5\u00a0min): wkrótce' },
    ],
    notConnected: 'Te trzy przyciski jeszcze nie działają. Użyj telefonu.',
  },
};
