import type { EntryWords } from '../words-of-site.ts';

export const words: EntryWords = {
  entryText: {
    title: (name) => `DAE: ${name}`,
    description: 'Quando questo DAE è accessibile, dove si trova e come arrivarci.',
    loading: 'Caricamento di questo DAE…',
    failed: 'Non è stato possibile caricare questo DAE. Controlla la connessione e riprova.',
    needsScript: 'Questa pagina richiede JavaScript. Chiedi all’operatore dei soccorsi dov’è il DAE più vicino.',
    unknown: {
      title: 'Non conosciamo questo DAE',
      more: 'Nessuno dei nostri elenchi contiene un DAE a questo indirizzo. Controlla il link o cerca il DAE più vicino.',
    },
    gone: {
      title: 'Questo DAE non è più in elenco',
      since: (day) => `In nessun elenco di DAE da: ${day}`,
      near: 'DAE nelle vicinanze',
      none: 'Non conosciamo altri DAE nel raggio di 1\u00a0km.',
    },
    way: 'Trova la strada',
    localTime: (time) => `Ora locale sul posto: ${time}`,
    checked: 'Ultimo controllo',
    notChecked: 'non indicato',
    coordinates: 'Coordinate',
    toPatient: (length) => `Da qui di ritorno dalla persona colpita: ${length} in linea d’aria`,
    patient: 'Persona colpita',
  },
};
