import type { AedWords } from '../words-of-site.ts';

export const words: AedWords = {
  aedMetaText: {
    title: 'Trovare un DAE',
    description:
      'I defibrillatori che possono arrivare più in fretta accanto alla persona colpita, e il numero da chiamare prima di tutto.',
  },
  aedLocatorText: {
    title: 'Ricerca DAE',
    tagline: 'Trova in pochi secondi il defibrillatore (DAE) più vicino. In un arresto cardiaco ogni istante conta.',
    callFirst: 'Chiama prima il numero di emergenza.',
    callFirstMore: 'Resta con la persona e inizia le compressioni toraciche. Manda qualcun altro a prendere il DAE.',
    find: 'Trova il DAE più vicino',
    locating: 'Ricerca dei DAE...',
    results: 'Risultati della ricerca',
    failed:
      'Non è stato possibile caricare l’elenco dei DAE. Controlla la connessione e riprova. Chiedi all’operatore dei soccorsi dov’è il DAE più vicino.',
    damaged:
      'L’elenco dei DAE è arrivato danneggiato, perciò non lo mostriamo. Riprova. Chiedi all’operatore dei soccorsi dov’è il DAE più vicino.',
    damagedWhy: 'Perché lo controlliamo',
    tryAgain: 'Riprova',
    needsScript: 'La ricerca richiede JavaScript. Chiedi all’operatore dei soccorsi dov’è il DAE più vicino.',
  },
  callLinkText: {
    call: (number) => `Chiama il ${number}`,
    elsewhere: (number) => `Oppure componi il ${number} su un altro telefono.`,
    other: (number, country) => (country === null ? `o il ${number}` : `o il ${number} (${country})`),
    bar: 'Chiamata di emergenza',
    anywhere:
      'Non sai il numero locale? Prova il 112. Su molte reti mobili rispondono i soccorsi, ma non nella Cina continentale.',
    guessed: (countries) => `Il tuo paese, secondo il fuso orario di questo dispositivo: ${countries}.`,
    inCountry: (country) => `È il numero dell’ambulanza. Sembra che tu sia qui: ${country}.`,
    nearBorder: (country) =>
      `È il numero dell’ambulanza. Sembra che tu sia qui: ${country}. Un confine è vicino, o il territorio è conteso.`,
    atSea:
      'Sembra che tu sia in mare. Lancia il Mayday via radio, canale VHF 16. Se il cellulare ha segnale, prova il 112.',
    all: 'Tutti i numeri[ di emergenza]',
  },
  cprLinkText: {
    link: 'Avvia il ritmo per le compressioni toraciche',
    bar: 'RCP',
    running: (elapsed) => `Ritmo attivo: ${elapsed}`,
  },
  reportButtonText: {
    wrong: 'Qualcosa non va?',
    of: (name) => `su ${name}`,
    missing: 'Manca un DAE qui?',
    here: 'Sei davanti a questo DAE?',
    stillHere: 'È ancora qui, tutto a posto',
    notLoaded: 'Il modulo di segnalazione non si è caricato. Controlla la connessione e riprova.',
  },
  sampleMarkText: { mark: 'Dati di esempio' },
};
