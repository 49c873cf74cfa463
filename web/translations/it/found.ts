import { pluralIn } from '../../languages/plural.ts';
import type { FoundWords } from '../words-of-site.ts';

const counted = pluralIn('it');
const minutes = (count: number) => counted(count, { one: '# minuto', many: '# minuti', other: '# minuti' });
const people = (count: number) => counted(count, { one: '# persona', many: '# di persone', other: '# persone' });

export const words: FoundWords = {
  aedMapText: {
    label:
      'Mappa dei DAE. L’elenco accanto contiene gli stessi. Le frecce spostano la mappa, più e meno cambiano la scala.',
    pickLabel: 'Invio propone il centro della mappa come punto da cui cercare.',
    usability: {
      likely: 'probabilmente utilizzabile al tuo arrivo',
      uncertain: 'forse utilizzabile al tuo arrivo',
      unlikely: 'probabilmente non utilizzabile al tuo arrivo',
    },
    otherAed: (name) => `DAE: ${name}`,
    otherAeds: 'Altri DAE visibili; le frecce passano dall’uno all’altro',
    group: (count) => `${count} DAE; ingrandisce`,
    registers: 'DAE: ',
    semicolon: '; ',
    brackets: { open: ' (', close: ')' },
    moreRegisters: (count) =>
      counted(count, { one: '# altro registro', many: '# di altri registri', other: '# altri registri' }),
    isIncomplete: 'Alcuni DAE di questa vista non sono stati caricati. Sposta la mappa per riprovare.',
    isCountingAll: 'A questa scala i cerchi contano tutti i DAE. Ingrandisci per filtrarli.',
    searchHere: 'Cercare dalla croce?',
    search: 'Cerca qui',
    cancelSearch: 'Annulla',
  },
  availabilityText: {
    midnight: {
      closes: 'chiude a mezzanotte',
      knownUntil: 'orari sconosciuti da mezzanotte',
      closedUntil: 'Chiuso; apre a mezzanotte',
    },
    always: 'Aperto ora, a tutte le ore',
    openNow: 'Aperto ora',
    opensBefore: 'Apre prima del tuo arrivo a piedi',
    closes: (moment) => `chiude: ${moment}`,
    knownUntil: (moment) => `orari sconosciuti da: ${moment}`,
    closesBefore: 'Chiude prima del tuo arrivo a piedi',
    farDay: (weekday, date, time) => `${weekday} ${date}, ${time}`,
    closedUntil: (moment) => `Chiuso; apre: ${moment}`,
    closedForLong: 'Chiuso; il registro non indica un’ora certa di apertura',
    alternativeFurther: (length, name) => `disponibile 24/7, ${length} più lontano: ${name}`,
    alternativeNearer: (name) => `disponibile 24/7, non più lontano: ${name}`,
    unknown: {
      'limited-in-words': 'Limitato, secondo il registro',
      'says-always': 'Secondo il registro disponibile a tutte le ore',
      'on-a-vehicle': 'Su un veicolo, può essere fuori',
      'carried-about': 'Senza posto fisso, può essere altrove',
      'no-hours': 'Orari non indicati',
      'hours-in-words': 'Orari incerti: solo nelle parole del registro',
      'not-said-for-this-time': 'Orari incerti a quest’ora',
      'public-holiday': 'Orari incerti: oggi lì può essere festa',
      'no-local-time': 'Orari incerti: questo dispositivo non conosce l’ora di lì',
      'hours-too-old': 'Orari incerti: le date del registro sono passate',
    },
  },
  besideText: { thereAndBack: (time) => `andata e ritorno ${time}`, droneAtBest: (time) => `${time} al meglio` },
  cardText: {
    allDay: 'Accesso 24/7',
    verified: (when) => `Verificato: ${when}`,
    estimated: 'Tempo stimato',
    estimatedTo: (name) => `fino a ${name}`,
    methods: { foot: 'A piedi', car: 'Auto', drone: 'Drone' },
    minutes: (time) => `${time}\u00a0min`,
    about: 'circa',
    hours: (time) => `${time} h`,
    simulation: 'simulazione',
    overLimit: '(>5\u00a0min)',
  },
  checkedText: { today: 'oggi', inMonth: (month) => month, inYear: (year) => year, on: (date) => date },
  detailsText: {
    where: 'Dove',
    level: (level) => `piano ${level}`,
    indoors: 'all’interno',
    outdoors: 'all’esterno',
    locked: 'chiuso a chiave: chiedi il codice quando chiami',
    unlocked: 'non chiuso a chiave',
    access: {
      yes: 'Aperto a tutti',
      permissive: 'Tutti possono usarlo',
      customers: 'Per i clienti; chiedilo',
      permit: 'Solo con permesso: potrebbero non farti entrare',
      private: 'Accesso privato: potrebbero non farti entrare',
      no: 'Non per il pubblico: potrebbero non farti entrare',
    },
    childPads: 'Elettrodi per bambini',
    phone: 'Telefono',
    source: (titles) => `Fonte: ${titles}`,
    reportsAlone: 'segnalazioni a questo sito, confermate da una persona',
    entry: 'vedi o correggi questa voce',
  },
  dispatchText: {
    refused: {
      'drone-eta-over-limit': {
        title: 'Drone non inviato: oltre 5 minuti',
        description: 'Scegli un DAE più vicino o un altro mezzo',
      },
      'not-signed-in': { title: 'Serve l’accesso', description: 'Accedi per inviare droni' },
      'no-drone-permission': {
        title: 'Serve il permesso per i droni',
        description: 'Per inviare droni serve l’approvazione di un amministratore',
      },
    },
    failed: { title: 'Invio non riuscito', description: 'Riprova o scrivici' },
    droneSent: 'Drone inviato!',
    navigationStarted: 'Percorso avviato!',
    note: {
      drone: 'Simulazione: nessuno è stato inviato',
      maps: 'Nessuno è stato inviato: si aprono le tue mappe',
      sample: 'Dati di esempio: nessuno è stato inviato e non si aprono mappe',
    },
    eta: (time, name) => `Tempo stimato: ${time}\u00a0min fino a ${name}`,
  },
  keepAreaText: {
    title: 'Senza rete',
    keep: 'Conserva questa zona offline',
    offer: (count, size) =>
      `${count} DAE del registro entro poco più di 25\u00a0km: circa ${size}. Poi, per trovare il più vicino non serve la rete.`,
    withStreets: (size) => `Con le strade entro 10\u00a0km, per guidare senza rete: circa ${size} in più.`,
    lost: 'Il browser ha rimosso la zona salvata su questo dispositivo. Salvarla di nuovo.',
    privacy:
      'Conservato solo su questo dispositivo. Il server vede quali riquadri della mappa vengono richiesti, mai dove sei. Quando esce un registro più recente vengono richiesti di nuovo.',
    keeping: (done, total) => (total === 0 ? 'Salvataggio…' : `Riquadri salvati: ${done} di ${total}`),
    kept: (cells, count, day) => `Conservato il ${day}; riquadri: ${cells}, DAE: ${count}`,
    remove: 'Rimuovi',
    failed: {
      network:
        'La zona non è conservata: la rete si è interrotta. Nulla è perso; riprova con una connessione migliore.',
      full: 'La zona non è conservata: su questo dispositivo non c’è più spazio. Libera spazio e riprova.',
      site: 'La zona non è conservata: questo browser non lascia funzionare una pagina senza rete. Una finestra privata non lo fa mai.',
      remove:
        'La zona non è rimossa: il browser ha rifiutato ed è ancora conservata. Riprova o cancella i dati di questo sito.',
    },
  },
  listText: {
    first: 'Manda qualcuno a prendere prima questo',
    noneToFetch: 'Nessuno da prendere in tempo',
    unread: 'Non è stato possibile leggere il registro',
    partUnread: 'Non è stato possibile leggere una parte del registro',
    former: 'Questo elenco è della ricerca precedente: le distanze partono dal luogo di quella ricerca.',
    others: 'Gli altri, in quest’ordine',
    chosen: 'Quello che hai chiesto',
    all: 'Tutti, in quest’ordine',
    howToGetIt: 'Come ottenerlo:',
    noListFor: (country) => `Non abbiamo un elenco di DAE per questo paese: ${country}.`,
    noListHere: (country) => `I nostri elenchi di DAE non coprono questa parte del paese: ${country}.`,
    clockCorrected:
      'L’orologio di questo dispositivo è sbagliato. Ciò che è aperto è giudicato secondo l’orologio del nostro server.',
    clockDoubted:
      'L’orologio di questo dispositivo sembra sbagliato: non è certo che cosa sia aperto. Controllare data e ora.',
    hoursInRegister: 'Il registro dice:',
    hoursWhole: 'I suoi orari, come li scrive il registro:',
    doubtOfState: 'Del suo stato il registro dice:',
    doubtOfAccess: 'Di chi può usarlo il registro dice:',
    doubtOfPlace: (length) => `La sua posizione è approssimativa: fino a ${length} dal segnaposto`,
    placeInDoubt: 'La sua posizione nel registro può essere sbagliata',
    backToList: 'Torna all’elenco',
    map: 'La mappa e ciò che le appartiene',
  },
  reachText: {
    noneInReach:
      'Non si conosce nessun DAE raggiungibile a piedi. Continua le compressioni e resta in linea con i soccorsi; l’ambulanza ne porta uno.',
    allClosed:
      'Tutti i DAE raggiungibili saranno chiusi al tuo arrivo. Continua le compressioni e chiedi ai soccorsi; l’ambulanza ne porta uno.',
    nearestBeyond: (name, length, drive) =>
      `Il più vicino: ${name}, a ${length}; in auto circa ${drive} andata e ritorno.`,
    farther: (count) => `Oltre un’ora a piedi, andata e ritorno: altri ${count} DAE.`,
    show: (count) => `Mostra comunque (${count})`,
    pair: (second, sooner) =>
      `Possono andare in due? Una persona al numero 1, l’altra al numero ${second}: se il primo non si può prendere, un DAE è qui circa ${minutes(sooner)} prima.`,
  },
  reasonText: {
    nearestOpen: 'Il più vicino, e aperto al tuo arrivo',
    open: 'Aperto al tuo arrivo',
    openBeforeNearer: (count) => `Aperto al tuo arrivo; più vicini ma forse chiusi: ${count}`,
    uncertain: {
      'not-for-everybody': 'Non per tutti',
      reported: 'C’è chi segnala un problema',
      unclear: 'Qualcosa nel registro non è chiaro',
    },
    nearerThanSure: (uncertain, sooner) =>
      `${uncertain}. ${minutes(sooner)} più vicino del primo DAE sicuramente aperto`,
    nearestUncertain: (uncertain, chance) => `Il più vicino. ${uncertain}; ${chance}`,
    uncertainAs: (uncertain, chance) => `${uncertain}; ${chance}`,
    chance: {
      most: 'la maggior parte dei DAE simili è disponibile a quest’ora',
      some: 'circa la metà dei DAE simili è disponibile a quest’ora',
      few: 'pochi DAE simili sono disponibili a quest’ora',
    },
  },
  registryText: {
    comma: ', ',
    semicolon: '; ',
    from: {
      rough: (length) =>
        `La tua posizione è nota solo entro circa ${length}: distanze e ordine sono altrettanto approssimativi. Resta su questo dispositivo.`,
      named: (name) => `Distanze dal centro di ${name}, non da dove ti trovi.`,
      point: (name) => `Distanze da questo punto: ${name}.`,
      map: 'Distanze dal punto scelto sulla mappa.',
    },
    summary: (count) =>
      count === 1
        ? '1 DAE raggiungibile a piedi, per quanto sa il registro.'
        : `${count} DAE raggiungibili, il migliore per primo.`,
    summaryOrder:
      'Secondo il tempo finché uno è accanto al paziente: andata e ritorno, e il rischio di una porta chiusa.',
    nearestIs: (name, length, reason) => `Il più vicino di tutti: ${name}, ${length}: ${reason}.`,
    showNearest: 'Mostralo',
    onlyOpen: 'Solo quelli aperti all’arrivo',
    hidden: (count) => `DAE nascosti: ${count}`,
    noneOpen: 'Di nessuno si sa che sia aperto al tuo arrivo. Togli il filtro per vedere gli altri.',
    more: (count) => `Mostra altri ${count}`,
    damaged:
      'Una parte del registro non corrisponde alla somma di controllo e non è mostrata; possono mancare dei DAE.',
    gaps: 'Non è stato possibile leggere una parte del registro; possono mancare dei DAE.',
    unread: 'Non è stato possibile leggere il registro intorno a questo luogo. Riprova; intanto chiedi ai soccorsi.',
    none: 'Il registro non conosce DAE entro 50\u00a0km. Chiedi ai soccorsi al telefono.',
    announced: (count, name, length, reason) => `${count} DAE, il migliore per primo: ${name}, ${length}, ${reason}.`,
    showOnMap: 'Mostra sulla mappa',
    showOnMapOf: (name) => `dov’è ${name}`,
    openMap: 'Mostra la mappa',
    closeMap: 'Nascondi la mappa',
    chosenPoint: 'Punto scelto',
    pointAtMap: 'O indica sulla mappa',
    data: 'Dati dei DAE: ',
    brackets: { open: ' (', close: ')' },
    stop: '.',
    dataNote:
      'Fatti da volontari e comuni; le voci possono essere errate o vecchie. Le distanze sono in linea d’aria, i tempi nostre stime. La tua posizione resta su questo dispositivo.',
    numbersNote:
      'Numeri di emergenza: la nostra tabella, ogni riga con la sua fonte; il paese secondo confini conservati in questa pagina (country-coder, degli autori dell’editor di OpenStreetMap).',
    maps: '«A piedi» e «Auto» aprono',
    mapsChoices: {
      phone: 'Mappe di questo telefono',
      apple: 'Apple Maps',
      google: 'Google Maps',
      openstreetmap: 'OpenStreetMap',
    },
    mapsNote: 'Conoscono la posizione del DAE, non la tua.',
  },
  reckoningLinkText: {
    title: 'Come si calcola?',
    notLoaded: 'Impossibile aprire la risposta. Controlla la connessione e ricarica la pagina.',
  },
  reportedText: {
    open: {
      gone: (count, since) => `Segnalato mancante (${people(count)}, dal ${since}), non ancora confermato`,
      'out-of-order': (count, since) =>
        `Segnalato chiuso o guasto (${people(count)}, dal ${since}), non ancora confermato`,
      hours: (count, since) => `Orari segnalati errati (${people(count)}, dal ${since}), non ancora confermato`,
      place: (count, since) => `Luogo segnalato errato (${people(count)}, dal ${since}), non ancora confermato`,
      present: (count, last) => `Segnalato presente (${people(count)}, ultima volta il ${last})`,
    },
    confirmed: {
      gone: (day) => `Assenza confermata il ${day}; da allora il registro lo riporta di nuovo`,
      'out-of-order': (day) => `Chiuso o guasto, confermato il ${day}`,
      hours: (day) => `Orari corretti il ${day}`,
      place: (day) => `Luogo corretto il ${day}`,
      present: (day) => `Presenza confermata il ${day}`,
      new: (day) => `Segnalato da persone e confermato il ${day}; nessun registro lo riporta ancora`,
    },
    contradicted: (confirmed) => `${confirmed}; da allora il registro dice altro`,
    question: (question) => `Domanda di un responsabile: ${question}`,
  },
  samplesText: {
    found: (count, name, kilometres) =>
      `${count} DAE di esempio, il più vicino per primo: ${name}, ${kilometres}\u00a0km.`,
    notReal:
      'Queste voci sono inventate per mostrare la ricerca; questi apparecchi non esistono. In un’emergenza chiedi ai soccorsi, al telefono, il DAE più vicino.',
  },
  sourceAgesText: {
    asOf: (title, day) => `${title}: dati del ${day}`,
    unknown: (title) => `${title}: il registro non dice il giorno dei suoi dati`,
    more: (count) => `e altri ${count}`,
    recent: (sources) => `${sources}.`,
    old: (sources) =>
      `Oltre un anno: ${sources}. Un DAE può essere stato spostato o tolto; chiedi sul posto o ai soccorsi.`,
  },
};
