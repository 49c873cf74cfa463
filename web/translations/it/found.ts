import { pluralIn } from '../../languages/plural.ts';
import type { FoundWords } from '../words-of-site.ts';

const counted = pluralIn('it');
const aeds = (count: number) => counted(count, { one: '# DAE', many: '# di DAE', other: '# DAE' });
const minutes = (count: number) => counted(count, { one: '# minuto', many: '# minuti', other: '# minuti' });
const reports = (count: number) =>
  counted(count, { one: '# segnalazione', many: '# di segnalazioni', other: '# segnalazioni' });

export const words: FoundWords = {
  availabilityText: {
    midnight: {
      closes: 'chiude a mezzanotte',
      knownUntil: 'orari sconosciuti da mezzanotte',
      closedUntil: 'Chiuso. Apre a mezzanotte',
    },
    always: 'Accessibile ora, a tutte le ore',
    openNow: 'Accessibile ora',
    opensBefore: 'Apre prima che tu arrivi a piedi',
    closes: (moment) => `chiude: ${moment}`,
    knownUntil: (moment) => `orari sconosciuti da: ${moment}`,
    closesBefore: 'Chiude prima che tu arrivi a piedi',
    farDay: (weekday, date, time) => `${weekday} ${date}, ${time}`,
    closedUntil: (moment) => `Chiuso. Apre: ${moment}`,
    closedForLong: 'Chiuso, ora di apertura non nota',
    alternativeFurther: (length, name) => `Aperto 24/7, ${length} più lontano: ${name}`,
    alternativeNearer: (name) => `Aperto 24/7, non più lontano: ${name}`,
    unknown: {
      'limited-in-words': 'Accesso limitato, secondo l’elenco dei DAE',
      'says-always': 'Disponibile a tutte le ore, secondo l’elenco dei DAE',
      'on-a-vehicle': 'A bordo di un veicolo, potrebbe essere fuori',
      'carried-about': 'Senza un posto fisso, potrebbe essere altrove',
      'no-hours': 'Orari non indicati',
      'hours-in-words': 'Orari poco chiari: descritti solo a parole',
      'not-said-for-this-time': 'Non è chiaro se sia accessibile a quest’ora',
      'public-holiday': 'Orari poco chiari: oggi lì potrebbe essere un giorno festivo',
      'no-local-time': 'Orari poco chiari: non si conosce l’ora locale di lì',
      'hours-too-old': 'Orari poco chiari: le date indicate sono passate',
    },
  },
  besideText: {
    thereAndBack: (time) => `andata e ritorno ${time}`,
    droneAtBest: (time) => `nel migliore dei casi ${time}`,
  },
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
    locked: 'chiuso a chiave: chiedi il codice all’operatore dei soccorsi',
    unlocked: 'non chiuso a chiave',
    access: {
      yes: 'Aperto a tutti',
      permissive: 'Tutti possono usarlo',
      customers: 'Per i clienti: chiedilo',
      permit: 'Solo con permesso: potrebbero non farti entrare',
      private: 'Accesso privato: potrebbero non farti entrare',
      no: 'Non per il pubblico: potrebbero non farti entrare',
    },
    childPads: 'Piastre pediatriche',
    number: 'Numero sulla teca',
    tellNumber: 'Comunica questo numero all’operatore dei soccorsi.',
    plusCode: 'Plus Code',
    phone: 'Telefono',
    source: (titles) => `Fonte: ${titles}`,
    reportsAlone: 'segnalazioni a questo sito, verificate da una persona',
    entry: 'vedi o modifica su OpenStreetMap',
  },
  dispatchText: {
    refused: {
      'drone-eta-over-limit': {
        title: 'Drone non inviato: arriverebbe dopo più di 5 minuti',
        description: 'Scegli un DAE più vicino o un altro mezzo',
      },
      'not-signed-in': { title: 'Serve l’accesso', description: 'Accedi per inviare droni' },
      'no-drone-permission': {
        title: 'Serve il permesso per i droni',
        description: 'Per inviare droni serve l’approvazione di un amministratore',
      },
    },
    failed: { title: 'Invio non riuscito', description: 'Riprova o contatta l’assistenza' },
    droneSent: 'Drone inviato!',
    navigationStarted: 'Navigazione avviata!',
    note: {
      drone: 'Simulazione: nessuno è stato inviato',
      maps: 'Si apre la tua app di mappe. Nessuno è stato inviato.',
      sample: 'Dati di esempio: nessuno è stato inviato e non si aprono mappe',
    },
    eta: (time, name) => `Tempo stimato: ${time}\u00a0min fino a ${name}`,
  },
  listText: {
    first: 'Manda prima qualcuno a prendere questo DAE',
    noneToFetch: 'Nessun DAE può arrivare in tempo',
    unread: 'Non è stato possibile caricare l’elenco dei DAE',
    partUnread: 'Non è stato possibile caricare una parte dell’elenco dei DAE',
    former: 'Questi sono i tuoi ultimi risultati. Le distanze partono dal luogo di quella ricerca.',
    others: 'Altri DAE, in quest’ordine',
    chosen: 'Hai scelto questo',
    all: 'Tutti i DAE, in quest’ordine',
    howToGetIt: 'Come prenderlo:',
    noListFor: (country) => `Non abbiamo un elenco di DAE per questo paese: ${country}.`,
    noListHere: (country) => `I nostri elenchi di DAE non coprono questa parte del paese: ${country}.`,
    clockCorrected:
      'L’orologio di questo dispositivo è sbagliato. Per sapere che cosa è aperto usiamo l’orologio del nostro server.',
    clockDoubted:
      'L’orologio di questo dispositivo sembra sbagliato. Controlla data e ora. Anche ciò che mostriamo come aperto può essere sbagliato.',
    hoursInRegister: 'L’elenco dei DAE dice:',
    hoursWhole: 'Orari indicati nell’elenco:',
    doubtOfState: 'Sul suo stato l’elenco dei DAE dice:',
    doubtOfAccess: 'Su chi può usarlo l’elenco dei DAE dice:',
    doubtOfPlace: (length) => `Posizione approssimativa: può essere fino a ${length} dal segnaposto`,
    placeInDoubt: 'La posizione indicata del DAE può essere sbagliata',
    backToList: 'Torna all’elenco',
    map: 'Mappa e impostazioni della mappa',
  },
  reachText: {
    noneInReach:
      'Nell’elenco non c’è nessun DAE raggiungibile a piedi. Continua le compressioni. Resta in linea con l’operatore dei soccorsi. L’ambulanza porta un DAE.',
    allClosed:
      'Tutti i DAE raggiungibili a piedi saranno chiusi quando arrivi. Continua le compressioni. Chiedi all’operatore dei soccorsi. L’ambulanza porta un DAE.',
    nearestBeyond: (name, length, drive) =>
      `Il più vicino: ${name}, a ${length}. In auto ci vogliono circa ${drive} andata e ritorno.`,
    farther: (count) =>
      counted(count, {
        one: '# altro DAE è a più di un’ora a piedi, andata e ritorno.',
        many: '# di altri DAE sono a più di un’ora a piedi, andata e ritorno.',
        other: '# altri DAE sono a più di un’ora a piedi, andata e ritorno.',
      }),
    show: (count) =>
      counted(count, { one: 'Mostralo comunque', many: 'Mostra comunque questi #', other: 'Mostra comunque questi #' }),
    pair: (second, sooner) =>
      `Ci sono due persone che aiutano? Manda una persona al DAE 1 e una al DAE ${second}. Se il DAE 1 non è disponibile, il guadagno è di circa ${minutes(sooner)}.`,
  },
  reasonText: {
    nearestOpen: 'Il più vicino, e aperto quando arrivi',
    open: 'Aperto quando arrivi',
    openBeforeNearer: (count) =>
      counted(count, {
        one: 'Aperto quando arrivi; # DAE più vicino può essere chiuso a chiave',
        many: 'Aperto quando arrivi; # di DAE più vicini possono essere chiusi a chiave',
        other: 'Aperto quando arrivi; # DAE più vicini possono essere chiusi a chiave',
      }),
    uncertain: {
      'not-for-everybody': 'Non aperto a tutti',
      reported: 'Qualcuno ha segnalato un problema',
      unclear: 'Qualcosa nell’elenco dei DAE non è chiaro',
    },
    nearerThanSure: (uncertain, sooner) =>
      `${uncertain}. ${minutes(sooner)} più vicino del primo DAE che sarà probabilmente aperto`,
    nearestUncertain: (uncertain, chance) => `Il più vicino. ${uncertain}; ${chance}`,
    uncertainAs: (uncertain, chance) => `${uncertain}; ${chance}`,
    chance: {
      most: 'a quest’ora i DAE come questo sono di solito accessibili',
      some: 'a quest’ora circa la metà dei DAE come questo è accessibile',
      few: 'a quest’ora i DAE come questo sono raramente accessibili',
    },
  },
  registryText: {
    comma: ', ',
    semicolon: '; ',
    from: {
      rough: (length) =>
        `La tua posizione è precisa solo entro circa ${length}, perciò distanze e ordine sono approssimativi.`,
      named: (name) => `Distanze dal centro di ${name}, non da dove ti trovi.`,
      point: (name) => `Distanze da questo punto: ${name}.`,
      map: 'Distanze dal punto che hai scelto sulla mappa.',
    },
    summary: (count) =>
      counted(count, {
        one: '# DAE in elenco raggiungibile a piedi.',
        many: '# di DAE raggiungibili a piedi, il migliore per primo.',
        other: '# DAE raggiungibili a piedi, il migliore per primo.',
      }),
    summaryOrder:
      'Ordinati in base a quanto ci mette un DAE ad arrivare accanto alla persona colpita, tenendo conto delle porte chiuse a chiave.',
    nearestIs: (name, length, reason) => `Il più vicino: ${name}, ${length}, ${reason}.`,
    showNearest: 'Mostralo',
    onlyOpen: 'Mostra solo i DAE aperti quando arrivi',
    hidden: (count) => counted(count, { one: '# DAE nascosto', many: '# di DAE nascosti', other: '# DAE nascosti' }),
    noneOpen: 'Di nessuno si sa che sarà aperto quando arrivi. Togli il filtro per vedere gli altri.',
    more: (count) =>
      counted(count, { one: 'Mostrane # altro', many: 'Mostrane # di altri', other: 'Mostrane altri #' }),
    damaged: 'Possono mancare dei DAE: una parte dell’elenco è arrivata danneggiata e l’abbiamo esclusa.',
    gaps: 'Possono mancare dei DAE: una parte dell’elenco non si è caricata.',
    unread:
      'Non è stato possibile caricare l’elenco dei DAE di questa zona. Riprova. Chiedi all’operatore dei soccorsi dov’è il DAE più vicino.',
    none: 'Nell’elenco non c’è nessun DAE entro 50\u00a0km. Chiedi all’operatore dei soccorsi dov’è il DAE più vicino.',
    announced: (count, name, length, reason) => `${aeds(count)}, il migliore per primo: ${name}, ${length}, ${reason}.`,
    showOnMap: 'Mostra sulla mappa',
    showOnMapOf: (name) => `dov’è ${name}`,
    openMap: 'Mostra la mappa',
    closeMap: 'Nascondi la mappa',
    chosenPoint: 'Punto scelto',
    pointAtMap: 'O scegli un punto sulla mappa',
    data: 'Dati dei DAE: ',
    brackets: { open: ' (', close: ')' },
    stop: '.',
    dataNote:
      'Questi elenchi li fanno volontari e comuni. Le voci possono essere sbagliate o vecchie. Le distanze sono in linea d’aria. I tempi sono nostre stime. La tua posizione resta su questo dispositivo.',
    numbersNote: 'I numeri di emergenza vengono dalla nostra tabella, che ne indica le fonti.',
    maps: '«A piedi» e «Auto» aprono',
    mapsChoices: {
      phone: 'Mappe di questo telefono',
      apple: 'Apple Maps',
      google: 'Google Maps',
      openstreetmap: 'OpenStreetMap',
    },
    mapsNote: 'Le mappe ricevono la posizione del DAE, non la tua.',
  },
  reckoningLinkText: {
    title: 'Come ordiniamo i DAE',
    notLoaded: 'Non è stato possibile caricare questa spiegazione. Controlla la connessione e ricarica la pagina.',
  },
  reportedText: {
    open: {
      gone: (count, since) => `Segnalato mancante (${reports(count)}; la prima: ${since}). Non confermato.`,
      'out-of-order': (count, since) =>
        `Segnalato chiuso a chiave o guasto (${reports(count)}; la prima: ${since}). Non confermato.`,
      hours: (count, since) => `Orari segnalati errati (${reports(count)}; la prima: ${since}). Non confermati.`,
      place: (count, since) => `Posizione segnalata errata (${reports(count)}; la prima: ${since}). Non confermata.`,
      present: (count, last) => `Segnalato presente (${reports(count)}; l’ultima: ${last})`,
    },
    confirmed: {
      gone: (day) => `Assenza confermata: ${day}. Da allora l’elenco dei DAE lo riporta di nuovo.`,
      'out-of-order': (day) => `Chiuso a chiave o guasto, confermato: ${day}`,
      hours: (day) => `Orari corretti: ${day}`,
      place: (day) => `Posizione corretta: ${day}`,
      present: (day) => `Presenza confermata: ${day}`,
      new: (day) => `Segnalato a noi, confermato: ${day}. Non è ancora in nessun elenco di DAE.`,
    },
    contradicted: (confirmed) => `${confirmed}. L’elenco dei DAE ora dice altro.`,
    question: (question) => `Un revisore chiede: ${question}`,
  },
  samplesText: {
    found: (count, name, kilometres) =>
      `${counted(count, { one: '# DAE di esempio', many: '# di DAE di esempio', other: '# DAE di esempio' })}, il più vicino per primo: ${name}, ${kilometres}\u00a0km.`,
    notReal:
      'Queste voci sono inventate per mostrare come funziona la ricerca. Questi DAE non esistono. In un’emergenza chiedi all’operatore dei soccorsi dov’è il DAE più vicino.',
  },
  sourceAgesText: {
    asOf: (title, day) => `${title}, data dei dati: ${day}`,
    unknown: (title) => `${title}: data dei dati non indicata`,
    more: (count) => counted(count, { one: 'e # altro', many: 'e # di altri', other: 'e altri #' }),
    recent: (sources) => `${sources}.`,
    old: (sources) =>
      `Più vecchio di un anno: ${sources}. Da allora un DAE può essere stato spostato o tolto. Chiedi sul posto o all’operatore dei soccorsi.`,
  },
  shareText: {
    share: 'Condividi il link',
    copied: 'Link copiato',
    failed: 'Non è stato possibile copiare il link. Apri la pagina e copia il suo indirizzo.',
    page: 'Tutto su questo DAE',
  },
};
