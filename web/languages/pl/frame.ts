import { eitherIn } from '../plural.ts';
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
    either: eitherIn('pl'),
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
    englishRest: 'Wyszukiwarka AED, tytuły źródeł i uwagi o krajach są po angielsku.',
  },
  toastText: { region: (key) => `Powiadomienia (${key})`, close: 'Zamknij powiadomienie' },
  offlineNoticeText: { notice: 'Jesteś offline; strony i AED już oglądane nadal działają.' },
  pageText: {
    cpr: {
      title: 'Masaż serca',
      description:
        'Rytm 110 na minutę do uciskania klatki piersiowej: dźwięk, światło i wibracja, oraz trzy kroki na rysunkach. Działa bez sieci.',
    },
    numbers: {
      title: 'Numery alarmowe',
      description: 'Numer pogotowia w każdym kraju i na każdym terytorium, czy pomaga tam 112, oraz źródło i rok.',
    },
  },
};
