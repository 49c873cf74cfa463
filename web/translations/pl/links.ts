import type { LinksWords } from '../words-of-site.ts';

export const words: LinksWords = {
  frameText: {
    emergency: [
      { label: 'Masaż serca', to: '/cpr' },
      { label: 'Numery alarmowe', to: '/emergency-numbers' },
    ],
    links: [
      { label: 'Mapa', to: '/#map' },
      { label: 'Miejsca', to: '/hubs' },
      { label: 'Długość życia', to: '/life-expectancy' },
      { label: 'Zasady', to: '/principles' },
      { label: 'Metodologia', to: '/methodology' },
      { label: 'Architektura', to: '/architecture' },
    ],
    tagline: 'Gdzie ludzie żyją długo i skąd to wiemy.',
    disclaimer:
      'Nic w tym serwisie nie jest poradą lekarską. Oceny są osądami, a nie pomiarami, chyba że obok stoją źródło i rok.',
    marked: 'Strony oznaczone EN są po angielsku.',
    columns: [
      {
        title: 'Platforma',
        links: [
          { label: 'Mapa długowieczności', to: '/#map' },
          { label: 'Wszystkie miejsca', to: '/hubs' },
          { label: 'Długość życia', to: '/life-expectancy' },
          { label: 'Wyszukiwarka AED', to: '/aed' },
          { label: 'AED według krajów', to: '/aeds' },
          { label: 'Poziomy dostępu', to: '/#access-tiers' },
        ],
      },
      {
        title: 'Materiały',
        links: [
          { label: 'Zasady', to: '/principles' },
          { label: 'Metodologia', to: '/methodology' },
          { label: 'Architektura systemu', to: '/architecture' },
          { label: 'Księga zapisów', to: '/ledger' },
          { label: 'Otwarte dane', to: '/developers' },
          { label: 'Masaż serca', to: '/cpr' },
          { label: 'Numery alarmowe', to: '/emergency-numbers' },
        ],
      },
      {
        title: 'Informacje prawne',
        links: [
          { label: 'Prywatność', to: '/privacy' },
          { label: 'Warunki korzystania', to: '/terms' },
          { label: 'Dostępność', to: '/accessibility' },
          { label: 'Czego ten serwis nie twierdzi', to: '/methodology#not-claimed' },
          { label: 'Źródła i licencje', to: '/methodology#sources' },
          { label: 'Twoje położenie zostaje u Ciebie', to: '/methodology#privacy' },
        ],
      },
    ],
    reuse: { label: 'Teksty, oceny i pliki do pobrania: CC BY 4.0', to: '/terms#reuse' },
    licences: 'Licencje oprogramowania',
  },
  translationNoteText: {
    notReviewed: 'Tego tłumaczenia nie sprawdził jeszcze tłumacz medyczny.',
    report: 'Zgłoś błąd',
    englishInPlaces: 'Niektóre zdania są po angielsku: ich tłumaczenie nie jest jeszcze gotowe.',
    englishRest: 'Po angielsku są: nazwy wielu miejsc, tytuły źródeł i uwagi o krajach.',
  },
};
