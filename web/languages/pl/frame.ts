import type { FrameWords } from '../words-of-site.ts';

export const words: FrameWords = {
  emergencyFrameText: {
    skipToContent: 'Przejdź do treści',
    menu: 'Menu',
    navigation: 'Menu główne',
    findAed: 'Znajdź AED',
    pages: [
      { label: 'Masaż serca', to: '/cpr' },
      { label: 'Numery alarmowe', to: '/emergency-numbers' },
    ],
    wholeSite: 'Cały serwis, po angielsku',
    privacy: 'Prywatność, po angielsku',
    disclaimer: 'Nic w tym serwisie nie jest poradą lekarską.',
  },
  emergencyCallText: {
    guessed: (countries) => `Prawdopodobnie jesteś tutaj: ${countries}. Dzwoń:`,
    or: 'lub',
    inCountry: (country) => `(${country})`,
    unknown: 'Numer alarmowy jest różny w różnych krajach.',
    unsure: (country) =>
      `Prawdopodobnie jesteś tutaj: ${country}. Nie znamy tam pewnego numeru. 112 może Cię połączyć.`,
    all: 'Wszystkie numery alarmowe',
  },
  languageText: {
    choose: 'Język',
    notReviewed: 'Tego tłumaczenia nie sprawdził jeszcze tłumacz medyczny.',
    report: 'Zgłoś błąd',
    englishRest: 'Po angielsku są: tytuły źródeł i uwagi o krajach.',
  },
  toastText: { region: (key) => `Powiadomienia (${key})`, close: 'Zamknij powiadomienie' },
  offlineNoticeText: { notice: 'Jesteś offline; strony i AED już oglądane nadal działają.' },
};
