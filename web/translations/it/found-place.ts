import { pluralIn } from '../../languages/plural.ts';
import type { FoundPlaceWords } from '../words-of-site.ts';

const counted = pluralIn('it');

export const words: FoundPlaceWords = {
  aedMapPlaceText: {
    loading: 'La mappa si sta caricando…',
    failed: 'Non è stato possibile caricare la mappa. L’elenco contiene gli stessi DAE.',
    tryAgain: 'Riprova',
  },
  placeText: {
    allowAgain: {
      ios: 'Per condividerla: premere il simbolo nella barra dell’indirizzo, poi Impostazioni sito web, Posizione, Consenti. Se manca: Impostazioni, Privacy e sicurezza, Localizzazione, Siti web di Safari.',
      android: 'Per condividerla: premere il simbolo accanto all’indirizzo, poi Autorizzazioni, Posizione, Consenti.',
      other: 'Per condividerla: premere il simbolo accanto all’indirizzo e consentire la posizione.',
    },
    allowedRuns: 'La ricerca parte poi da sola.',
    need: {
      refused: 'La tua posizione non è condivisa con questa pagina.',
      failed: 'Non è stato possibile trovare la tua posizione.',
      awaited: 'Il dispositivo non ha ancora indicato la tua posizione.',
    },
    needMore: 'Scrivi invece un luogo vicino. Resta su questo dispositivo.',
    elsewhere: 'Cerca in un altro luogo',
    label: 'Città o luogo di longevità',
    hint: 'Per esempio Kraków, Zürich o Okinawa; gli accenti si possono omettere.',
    nothing: (typed) =>
      `Non conosciamo un luogo chiamato «${typed}»: solo città, luoghi di longevità e le località degli indirizzi dei DAE. Scrivi un luogo più grande nei dintorni o indicalo sulla mappa.`,
    postcode: (typed) =>
      `«${typed}» sembra un codice postale, e qui non ne conosciamo. Scrivi il nome della località o coordinate come 47.3769, 8.5417, oppure indica sulla mappa.`,
    beyond:
      'Queste coordinate non esistono sulla Terra: la latitudine arriva a 90 gradi, la longitudine a 180. Controlla i numeri o indica sulla mappa.',
    unreadable:
      'Coordinate illeggibili. Scrivi latitudine e longitudine, per esempio 47.3769, 8.5417, o indica sulla mappa.',
    noCoordinates:
      'In questo indirizzo non ci sono coordinate. Scrivile, per esempio 47.3769, 8.5417, o indica sulla mappa.',
    options: (count) => counted(count, { one: '# luogo', many: '# di luoghi', other: '# luoghi' }),
  },
  streetText: {
    straight: 'in linea d’aria',
    along: 'per strada',
    reordered: 'Per strada un altro DAE è più vicino che in linea d’aria. Ora è il primo.',
    offer: (name, minutes) => `Per strada ${name} è più vicino: ${minutes} a piedi. Andare lì?`,
    takeOffer: 'Metterlo per primo',
    stay: 'Restare al mio',
    showWay: 'Mostra il percorso',
    wayNotLoaded: 'Impossibile aprire il percorso. Controllare la connessione o premere «A piedi» per aprire le mappe.',
  },
};
