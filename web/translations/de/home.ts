import type { HomeWords } from '../words-of-site.ts';

export const words: HomeWords = {
  homeMetaText: {
    description: (count) =>
      `Ein Atlas von ${count} Orten, die für langes Leben bekannt sind, mit Quellen und Zweifeln neben jeder Zahl, und eine Suche nach dem nächsten Defibrillator.`,
  },
  heroText: {
    tag: 'Symbiose von Mensch und KI',
    lede: 'Wo Menschen lange und in Symbiose leben: kartiert nach Grundsätzen der Gesundheit, die eine KI prüft, unter menschlicher Aufsicht und mit dem Protokoll Tempesta Checksum.',
    principles: 'Grundsätze der Lebensweise',
    integrity: 'Geprüfte Integrität',
    agentics: (product) => `${product} + Agenten`,
    today:
      '„KI-geprüft“ ist geplant, aber noch nicht umgesetzt. Zahlen nennen ihre Quelle oder sagen, dass keine bekannt ist.',
    explore: 'Zur Karte',
    learn: 'Was TCΣ ist',
    scrollCue: 'Weiter unten lesen',
  },
  emergencyNoticeText: {
    label: 'Hinweis für den Notfall',
    banner: (number) =>
      `${number === null ? 'Rufen Sie im Notfall sofort die Notrufnummer des Landes an, in dem Sie sind.' : `Rufen Sie im medizinischen Notfall sofort die ${number} an.`} Diese Website leistet keine Hilfe im Notfall.`,
    learn: 'Mehr über die 911',
    findAed: 'AED finden',
    buttons: [
      { label: '911', title: '911: kommt noch' },
      { label: 'Sani\u00adtäter', title: 'Sanitäter: kommt noch' },
      { label: 'Drohne', title: 'Drohne (höchstens 5\u00a0Min.): kommt noch' },
    ],
    notConnected: 'Diese drei Knöpfe funktionieren noch nicht. Benutzen Sie Ihr Telefon.',
  },
};
