import type { FrameWords } from '../words-of-site.ts';

export const words: FrameWords = {
  accountMenuText: {
    signIn: 'Anmelden',
    account: 'Konto',
  },
  ownWaysText: {
    myAccount: 'Mein Konto',
    signOut: 'Abmelden',
    signedOut: 'Sie sind abgemeldet',
    signOutFailed: 'Abmelden fehlgeschlagen',
    tryAgain: 'Der Server hat nicht geantwortet. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  },
  headerText: {
    skipToContent: 'Zum Inhalt springen',
    menu: 'Menü',
    navigation: 'Hauptmenü',
    findAed: 'AED finden',
  },
  emergencyCallText: {
    guessed: (countries) => `Sie sind vermutlich hier: ${countries}. Notruf:`,
    or: 'oder',
    inCountry: (country) => `(${country})`,
    unknown: 'Welche Nummer Sie wählen, ist von Land zu Land verschieden.',
    unsure: (country) =>
      `Sie sind vermutlich hier: ${country}. Dafür haben wir keine bestätigte Nummer. Versuchen Sie die 112.`,
    all: 'Alle Notrufnummern',
  },
  languageText: { choose: 'Sprache' },
  toastText: { region: (key) => `Benachrichtigungen (${key})`, close: 'Benachrichtigung schließen' },
  offlineNoticeText: {
    notice: 'Sie sind offline. Seiten und AEDs, die Sie schon gesehen haben, funktionieren weiterhin.',
  },
};
