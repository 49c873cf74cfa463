import type { AedWords } from '../words-of-site.ts';

export const words: AedWords = {
  aedMetaText: {
    title: 'Trovare un DAE',
    description: 'I defibrillatori che possono arrivare prima al paziente, e il numero da chiamare prima di tutto.',
  },
  aedLocatorText: {
    title: 'Ricerca DAE',
    tagline: 'Trova in pochi secondi il defibrillatore (DAE) più vicino. In un arresto cardiaco ogni istante conta.',
    callFirst: 'Prima chiama i soccorsi.',
    callFirstMore: 'Resta con la persona e inizia le compressioni toraciche. Manda qualcun altro a prendere il DAE.',
    find: 'Trova il DAE più vicino',
    locating: 'Ricerca dei DAE...',
    results: 'Che cosa è stato trovato',
    failed:
      'Non è stato possibile aprire il registro dei DAE. Controlla la connessione e riprova; intanto chiedi ai soccorsi.',
    damaged:
      'I dati arrivati dal registro dei DAE non corrispondono alla somma di controllo e non sono mostrati. Riprova; intanto chiedi ai soccorsi.',
    damagedWhy: 'Che cosa dice una somma di controllo',
    tryAgain: 'Riprova',
    needsScript: 'La ricerca richiede JavaScript. Chiedi ai soccorsi, al telefono, il DAE più vicino.',
  },
  callLinkText: {
    call: (number) => `Chiama il ${number}`,
    elsewhere: (number) => `Oppure componi il ${number} su un altro telefono.`,
    other: (number, country) => (country === null ? `o il ${number}` : `o il ${number} (${country})`),
    bar: 'Chiamata di emergenza',
    anywhere:
      'Non sai il numero locale? Molte reti mobili collegano il 112 ai soccorsi; quelle della Cina continentale no.',
    guessed: (countries) => `Secondo il fuso orario di questo dispositivo sembra che tu sia qui: ${countries}.`,
    inCountry: (country) => `Ambulanza dove sembra che tu sia: ${country}.`,
    nearBorder: (country) =>
      `Ambulanza dove sembra che tu sia: ${country}. Un altro paese è vicino o rivendica il luogo.`,
    atSea:
      'Sembra che tu sia in mare: lancia il Mayday via radio, canale VHF 16. Con segnale mobile il 112 può rispondere.',
    all: 'Tutti i numeri[ di emergenza]',
  },
  cprLinkText: {
    link: 'Avvia il ritmo per le compressioni toraciche',
    bar: 'Ritmo',
    running: (elapsed) => `Il ritmo va: ${elapsed}`,
  },
  reportButtonText: {
    wrong: 'Qualcosa non va?',
    of: (name) => `su ${name}`,
    missing: 'Manca un DAE qui?',
    notLoaded: 'Non è stato possibile aprire la segnalazione. Controlla la connessione e riprova.',
  },
  sampleMarkText: { mark: 'Dati di esempio' },
};
