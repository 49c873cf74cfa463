import { pluralIn } from '../../languages/plural.ts';
import type { FoundPlaceWords } from '../words-of-site.ts';

const counted = pluralIn('it');

export const words: FoundPlaceWords = {
  aedMapPlaceText: {
    loading: 'La mappa si sta caricando…',
    failed: 'La mappa non si è caricata. L’elenco mostra gli stessi DAE.',
    tryAgain: 'Riprova',
  },
  placeText: {
    allowAgain: {
      ios: 'Per condividerla: tocca il simbolo accanto all’indirizzo web, poi Impostazioni sito web, Posizione, Consenti. Se non c’è: apri Impostazioni, Privacy e sicurezza, Localizzazione, Siti web di Safari.',
      android: 'Per condividerla: tocca il simbolo accanto all’indirizzo web, poi Autorizzazioni, Posizione, Consenti.',
      other: 'Per condividerla: fai clic sul simbolo accanto all’indirizzo web e consenti la posizione.',
    },
    allowedRuns: 'La ricerca parte poi automaticamente.',
    need: {
      refused: 'Questa pagina non può vedere la tua posizione.',
      failed: 'Non abbiamo trovato la tua posizione.',
      awaited: 'In attesa della tua posizione.',
    },
    needMore: 'Scrivi un luogo vicino a te. Ciò che scrivi resta su questo dispositivo.',
    elsewhere: 'Cerca in un altro luogo',
    label: 'Città o paese',
    hint: 'Per esempio Kraków, Zürich o Okinawa; puoi omettere gli accenti.',
    nothing: (typed) =>
      `Non abbiamo trovato «${typed}». Prova una città più grande nei dintorni, o scegli un punto sulla mappa.`,
    postcode: (typed) =>
      `«${typed}» sembra un codice postale. Non possiamo cercare per codice postale. Scrivi il nome della località o coordinate come 47.3769, 8.5417, oppure scegli un punto sulla mappa.`,
    beyond:
      'Queste coordinate non esistono: la latitudine arriva a 90 gradi, la longitudine a 180. Controlla i numeri o scegli un punto sulla mappa.',
    unreadable:
      'Non siamo riusciti a leggere queste coordinate. Scrivi latitudine e longitudine, per esempio 47.3769, 8.5417, o scegli un punto sulla mappa.',
    noCoordinates:
      'In questo link non ci sono coordinate. Scrivile, per esempio 47.3769, 8.5417, o scegli un punto sulla mappa.',
    options: (count) => counted(count, { one: '# luogo', many: '# di luoghi', other: '# luoghi' }),
  },
  streetText: {
    straight: 'in linea d’aria',
    along: 'per strada',
    reordered: 'Per strada un altro DAE è più vicino. Ora lo mostriamo per primo.',
    offer: (name, minutes) => `Per strada ${name} è più vicino: ${minutes} a piedi. Vuoi andare lì?`,
    takeOffer: 'Mostralo per primo',
    stay: 'Tengo il mio',
    showWay: 'Mostra il percorso',
    wayNotLoaded:
      'Non è stato possibile caricare il percorso. Controlla la connessione, o premi «A piedi» per aprire le mappe.',
  },
};
