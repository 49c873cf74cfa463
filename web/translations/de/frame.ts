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
    tryAgain: 'Der Server hat nicht geantwortet. Verbindung prüfen und noch einmal versuchen.',
  },
  headerText: {
    skipToContent: 'Zum Inhalt springen',
    menu: 'Menü',
    navigation: 'Hauptmenü',
    findAed: 'AED finden',
  },
  emergencyCallText: {
    guessed: (countries) => `Vermutlich sind Sie hier: ${countries}. Notruf:`,
    or: 'oder',
    inCountry: (country) => `(${country})`,
    unknown: 'Welche Nummer gilt, ist von Land zu Land verschieden.',
    unsure: (country) =>
      `Vermutlich sind Sie hier: ${country}. Wir kennen dafür keine sichere Nummer. Die 112 verbindet Sie vielleicht.`,
    all: 'Alle Notrufnummern',
  },
  languageText: { choose: 'Sprache' },
  toastText: { region: (key) => `Benachrichtigungen (${key})`, close: 'Benachrichtigung schließen' },
  offlineNoticeText: { notice: 'Sie sind offline; Seiten und AEDs, die Sie gesehen haben, gehen weiterhin.' },
};
