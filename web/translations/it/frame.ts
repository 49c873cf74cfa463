import type { FrameWords } from '../words-of-site.ts';

export const words: FrameWords = {
  accountMenuText: {
    signIn: 'Accedi',
    account: 'Account',
  },
  ownWaysText: {
    myAccount: 'Il mio account',
    signOut: 'Esci',
    signedOut: 'Uscita effettuata',
    signOutFailed: 'Uscita non riuscita',
    tryAgain: 'Il server non ha risposto. Controlla la connessione e riprova.',
  },
  headerText: {
    skipToContent: 'Vai al contenuto',
    menu: 'Menu',
    navigation: 'Menu principale',
    findAed: 'Trova un DAE',
  },
  emergencyCallText: {
    guessed: (countries) => `Sembra che tu sia qui: ${countries}. Chiama il`,
    or: 'o il',
    inCountry: (country) => `(${country})`,
    unknown: 'Il numero da chiamare cambia da paese a paese.',
    unsure: (country) =>
      `Sembra che tu sia qui: ${country}. Per questo luogo non abbiamo un numero confermato. Prova il 112.`,
    all: 'Tutti i numeri di emergenza',
  },
  languageText: { choose: 'Lingua' },
  toastText: { region: (key) => `Notifiche (${key})`, close: 'Chiudi la notifica' },
  offlineNoticeText: { notice: 'Sei offline. Le pagine e i DAE che hai già visto funzionano ancora.' },
};
