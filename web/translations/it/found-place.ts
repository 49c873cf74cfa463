import { pluralIn } from '../../languages/plural.ts';
import type { FoundPlaceWords } from '../words-of-site.ts';

const counted = pluralIn('it');
const aeds = (count: number) => counted(count, { one: '# DAE', many: '# di DAE', other: '# DAE' });
const squares = (count: number) => counted(count, { one: '# riquadro', many: '# di riquadri', other: '# riquadri' });

export const words: FoundPlaceWords = {
  aedMapText: {
    label:
      'Mappa dei DAE. L’elenco accanto mostra gli stessi DAE. Le frecce spostano la mappa, più e meno cambiano la scala.',
    pickLabel: 'Premi Invio per scegliere il centro della mappa. Poi conferma la ricerca.',
    usability: {
      likely: 'probabilmente utilizzabile al tuo arrivo',
      uncertain: 'forse utilizzabile al tuo arrivo',
      unlikely: 'probabilmente non utilizzabile al tuo arrivo',
    },
    otherAed: (name) => `DAE: ${name}`,
    otherAeds: 'Altri DAE visibili. Le frecce passano dall’uno all’altro.',
    group: (count) => `${aeds(count)}; ingrandisce`,
    registers: 'DAE: ',
    semicolon: '; ',
    brackets: { open: ' (', close: ')' },
    moreRegisters: (count) =>
      counted(count, { one: '# altro elenco', many: '# di altri elenchi', other: '# altri elenchi' }),
    isIncomplete: 'Alcuni DAE di questa vista non sono stati caricati. Sposta la mappa per riprovare.',
    isCountingAll: 'A questa scala i cerchi contano tutti i DAE. Ingrandisci la mappa per filtrarli.',
    searchHere: 'Cercare dalla croce?',
    search: 'Cerca qui',
    cancelSearch: 'Annulla',
  },
  keepAreaText: {
    title: 'Usa offline',
    keep: 'Salva questa zona per usarla offline',
    offer: (count, size) =>
      `${aeds(count)} entro poco più di 25\u00a0km: circa ${size}. Poi puoi trovare il DAE più vicino anche offline.`,
    withStreets: (size) => `Con le strade entro 10\u00a0km, per mostrare il percorso offline: circa ${size} in più.`,
    lost: 'Il browser ha cancellato la zona salvata. Salvala di nuovo.',
    privacy:
      'Salvato solo su questo dispositivo. Il server vede quali riquadri della mappa vengono scaricati, mai dove sei. Quando pubblichiamo un elenco dei DAE più recente, vengono scaricati di nuovo.',
    keeping: (done, total) => (total === 0 ? 'Salvataggio…' : `Salvati: ${done} di ${squares(total)}`),
    kept: (cells, count, day) => `Salvato: ${aeds(count)} in ${squares(cells)}; data: ${day}`,
    remove: 'Rimuovi',
    failed: {
      network: 'Non salvato: la connessione si è interrotta. Riprova dove è migliore.',
      full: 'Non salvato: su questo dispositivo non c’è più spazio. Libera spazio e riprova.',
      site: 'Non salvato: questo browser, o questa finestra privata, non può salvare pagine da usare offline. Prova un altro browser.',
      remove:
        'Non rimosso: il browser ha rifiutato e la zona è ancora salvata. Riprova, o cancella i dati di questo sito.',
    },
  },
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
