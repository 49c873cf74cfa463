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
    unknown: 'Numer, pod który trzeba dzwonić, jest w każdym kraju inny.',
    unsure: (country) =>
      `Prawdopodobnie jesteś tutaj: ${country}. Nie mamy dla tego miejsca potwierdzonego numeru. Spróbuj 112.`,
    all: 'Wszystkie numery alarmowe',
  },
  languageText: { choose: 'Język' },
  toastText: { region: (key) => `Powiadomienia (${key})`, close: 'Zamknij powiadomienie' },
  offlineNoticeText: { notice: 'Jesteś offline. Strony i AED już oglądane nadal działają.' },
};
