import type { FrameWords } from '../words-of-site.ts';

export const words: FrameWords = {
  accountMenuText: {
    signIn: 'Zaloguj się',
    account: 'Konto',
  },
  ownWaysText: {
    myAccount: 'Moje konto',
    signOut: 'Wyloguj się',
    signedOut: 'Wylogowano',
    signOutFailed: 'Nie udało się wylogować',
    tryAgain: 'Serwer nie odpowiedział. Sprawdź połączenie i spróbuj ponownie.',
  },
  headerText: {
    skipToContent: 'Przejdź do treści',
    menu: 'Menu',
    navigation: 'Menu główne',
    findAed: 'Znajdź AED',
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
  languageText: { choose: 'Język' },
  toastText: { region: (key) => `Powiadomienia (${key})`, close: 'Zamknij powiadomienie' },
  offlineNoticeText: { notice: 'Jesteś offline; strony i AED już oglądane nadal działają.' },
};
