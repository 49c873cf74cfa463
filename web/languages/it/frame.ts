import type { FrameWords } from '../words-of-site.ts';

export const words: FrameWords = {
  emergencyFrameText: {
    skipToContent: 'Vai al contenuto',
    menu: 'Menu',
    navigation: 'Menu principale',
    findAed: 'Trova un DAE',
    pages: [
      { label: 'Massaggio cardiaco', to: '/cpr' },
      { label: 'Numeri di emergenza', to: '/emergency-numbers' },
    ],
    wholeSite: 'Tutto il sito, in inglese',
    privacy: 'Privacy, in inglese',
    disclaimer: 'Nulla in questo sito è un parere medico.',
  },
  emergencyCallText: {
    guessed: (countries) => `Sembra che tu sia qui: ${countries}. Chiama il`,
    or: 'o il',
    inCountry: (country) => `(${country})`,
    unknown: 'Il numero da chiamare cambia da paese a paese.',
    unsure: (country) =>
      `Sembra che tu sia qui: ${country}. Non ne conosciamo un numero sicuro. Il 112 forse ti mette in contatto.`,
    all: 'Tutti i numeri di emergenza',
  },
  languageText: {
    choose: 'Lingua',
    notReviewed: 'Questa traduzione non è ancora stata rivista da un traduttore medico.',
    report: 'Segnala un errore',
    englishRest: 'In inglese: i titoli delle fonti e le note sui paesi.',
  },
  toastText: { region: (key) => `Notifiche (${key})`, close: 'Chiudi la notifica' },
  offlineNoticeText: { notice: 'Sei offline; le pagine e i DAE già visti restano disponibili.' },
};
