import type { FrameWords } from '../words-of-site.ts';

export const words: FrameWords = {
  emergencyFrameText: {
    skipToContent: 'Zum Inhalt springen',
    menu: 'Menü',
    navigation: 'Hauptmenü',
    findAed: 'AED finden',
    pages: [
      { label: 'Herzdruckmassage', to: '/cpr' },
      { label: 'Notrufnummern', to: '/emergency-numbers' },
    ],
    wholeSite: 'Die ganze Website, auf Englisch',
    privacy: 'Datenschutz, auf Englisch',
    disclaimer: 'Nichts auf dieser Website ist ärztlicher Rat.',
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
  languageText: {
    choose: 'Sprache',
    notReviewed: 'Diese Übersetzung wurde noch nicht medizinisch geprüft.',
    report: 'Fehler melden',
    englishRest: 'Englisch sind: Titel von Quellen und Anmerkungen zu Ländern.',
  },
  toastText: { region: (key) => `Benachrichtigungen (${key})`, close: 'Benachrichtigung schließen' },
  offlineNoticeText: { notice: 'Sie sind offline; Seiten und AEDs, die Sie gesehen haben, gehen weiterhin.' },
};
