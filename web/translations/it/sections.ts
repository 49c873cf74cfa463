import type { SectionsWords } from '../words-of-site.ts';

export const words: SectionsWords = {
  accessTiersText: {
    tag: 'Oggi gratis',
    title: 'Livelli di accesso',
    lede: 'Tutto su questo sito è gratis. Gli altri due livelli sono progetti e non si possono acquistare.',
    popular: 'Popolare',
    includes: (name) => `Compreso in ${name}`,
    start: 'Inizia gratis',
    comingSoon: 'In arrivo',
    subscribe: 'Abbonati ora',
    payment: 'Pagamenti sicuri con Stripe, Ethereum o il portafoglio MetaMask',
    tiers: {
      free: {
        name: 'Gratis',
        period: 'per sempre',
        description: 'L’intero atlante, aperto a tutti, senza account.',
        features: ['Mappa di tutti i luoghi di longevità', 'Profili dei luoghi', 'Ricerca DAE', 'Metodo e fonti'],
      },
      convenience: {
        name: 'Comodità',
        period: 'al mese',
        description: 'Previsto per chi segue più luoghi.',
        features: [
          'Tutto ciò che è in Gratis',
          'Luoghi salvati e note',
          'Avvisi per i tuoi luoghi',
          'Download da stampare',
        ],
      },
      concierge: {
        name: 'Concierge',
        period: 'al mese',
        description: 'Previsto per chi vuole una persona al proprio fianco.',
        features: [
          'Tutto ciò che è in Comodità',
          'Una persona che conosci per nome',
          'Aiuto con i programmi locali',
          'Un bilancio ogni anno',
        ],
      },
    },
  },
  administrationText: {
    title: 'Amministrazione',
    deniedTitle: 'Solo per gli amministratori',
    denied: 'Per questo pannello servono i diritti di amministratore.',
    loading: 'Caricamento dei registri...',
    panelMissing: 'Non è stato possibile caricare il pannello. Controlla la connessione, poi ricarica la pagina.',
    reload: 'Ricarica la pagina',
  },
  alertsText: {
    tag: 'Intorno a te',
    title: 'Avvisi nei dintorni',
    lede: 'Avvisi su salute, sicurezza e ambiente, i più urgenti per primi. Sono esempi; nulla di tutto ciò è accaduto.',
    types: { health: 'Salute', safety: 'Sicurezza', environmental: 'Ambiente' },
    severities: { high: 'Alta', medium: 'Media', low: 'Bassa' },
    severity: '(urgenza)',
    away: (distance) => `a ${distance}`,
    notices: {
      'sample-heat': {
        title: 'Allerta caldo nel centro storico',
        message: 'Molto caldo fino alle otto di sera. Ci si può rinfrescare in biblioteca e al mercato coperto.',
        timestamp: '15 minuti fa',
      },
      'sample-footbridge': {
        title: 'Passerella chiusa per lavori',
        message: 'A piedi e in sedia a rotelle si passa dal ponte più in basso, circa sei minuti in più.',
        timestamp: '1 ora fa',
      },
      'sample-pollen': {
        title: 'Polline di betulla in aumento',
        message: 'Lungo il fiume ce n’è molto da mezzogiorno. Cala con la pioggia prevista per stanotte.',
        timestamp: '3 ore fa',
      },
      'sample-screening': {
        title: 'Misurazione della pressione, sabato',
        message: 'Gratis e senza appuntamento in municipio, dalle nove all’una.',
        timestamp: 'ieri',
      },
    },
  },
  civicTermsText: {
    access: 'accesso',
    confirmation: 'conferma umana',
    assist: 'aiuto della macchina',
    agency: 'agenti',
    knowledge: 'conoscenza',
    symbiosis: 'simbiosi',
    checksum: 'Tempesta Checksum',
    index: 'indice di longevità',
  },
  symbiosisText: {
    title: 'Longevità simbiotica',
    lede: 'Un modello civico in cui l’IA aiuta e le persone confermano. Tratta la longevità come un’infrastruttura comune, al pari di un acquedotto o di una biblioteca.',
    features: [
      {
        title: 'Verifica in tempo reale',
        text: 'I sensori del telefono, le piattaforme sanitarie collegate e un’IA che osserva notano un cambiamento mentre avviene e lo trasmettono come proposta. Nessuno di loro dà un verdetto.',
      },
      {
        title: 'Supervisione umana',
        text: 'Ogni dato è confermato da persone incaricate prima di essere registrato in modo permanente. Ciò che nessuno ha confermato resta una bozza.',
      },
      {
        title: 'Libro mastro su blockchain',
        text: 'Le voci confermate diventano registrazioni di simbiosi immutabili su una blockchain. Un errore si corregge con una voce successiva, mai cancellando la prima.',
      },
    ],
    designNote:
      'Così è progettato il modello. Questo sito non legge sensori, non sorveglia nulla e non tiene nessuna blockchain;',
    designLink: 'la pagina sull’architettura dice che cosa funziona oggi',
    designEnd: '.',
    diagram: {
      title: 'Quattro anelli intorno al triangolo λ13',
      description:
        'Quattro anelli concentrici, dall’esterno all’interno: Ξaccess, accesso; Ksense, conoscenza; Agt_cap, agenti; Σsymbio, simbiosi. Dentro l’anello più interno sta un triangolo con la scritta λ13. Dal suo vertice una freccia attraversa tutti e quattro gli anelli e ne esce in alto come risultato ΩLL^Sym, longevità simbiotica.',
      caption: 'Il risultato esce attraverso ogni anello: nessuno si può saltare.',
      enlarge: 'Ingrandisci il disegno',
      close: 'Chiudi il disegno',
    },
    withoutDials:
      'I cursori che stanno qui hanno bisogno di JavaScript, che non si è caricato. L’equazione non ne ha bisogno.',
    definitionsTitle: 'Quattro termini',
    definitions: {
      access:
        'Con quanta certezza le persone raggiungono le cure, l’acqua pulita, una strada sicura e la rete, nei giorni cattivi come in quelli buoni. È l’unico termine che la mappa mostra per ogni luogo.',
      knowledge: 'Che cosa un luogo sa della propria salute, e fino a che punto chi ci vive può servirsene.',
      agency:
        'Che cosa dei programmi, chiamati agenti, possono fare per le persone: un promemoria, una ricerca, una prima bozza. Di tutto resta responsabile una persona.',
      symbiosis:
        'Quanto bene persone, agenti e istituzioni lavorano gli uni per gli altri, e non ognuno per conto suo.',
    },
    driftExample: 'Come si presenta una deriva',
    withoutExample:
      'I disegni che stanno qui hanno bisogno di JavaScript. La pagina sul metodo dice da che cosa si riconosce una deriva.',
    equation: {
      title: 'L’equazione civica di base',
      spoken:
        'Omega LL Sym, longevità simbiotica, è uguale ad accesso per conferma umana per aiuto della macchina per agenti per conoscenza per simbiosi per il fattore di coerenza: TC Sigma, per lambda tredici, per Fi, per A fratto tau, per S L I.',
      output: 'longevità simbiotica',
      lastFactor: 'coerenza',
      zero: 'Se un termine è zero, la coerenza della longevità cala.',
      zeroReason:
        'I termini si moltiplicano e non si sommano; perciò la forza di uno non può colmare la lacuna di un altro: il migliore ospedale non vale nulla per chi non può raggiungerlo.',
      signs:
        'H e M sono segni brevi di questa pagina. TCΣ è la Tempesta Checksum, SLI il Symbiotic Longevity Index. λ13, Φ, A e τ sono coefficienti del modello; non ne è stato pubblicato alcun valore, e nessun punteggio su questa mappa li usa.',
    },
    promise: {
      title: 'La nostra promessa simbiotica',
      points: [
        { title: 'Accesso', text: 'Aiuto a portata di mano, qualunque cosa una persona guadagni e comunque si muova.' },
        { title: 'Agenti', text: 'Un programma prepara il passo; una persona decide se compierlo.' },
        { title: 'Conoscenza', text: 'Ogni cifra con il suo anno e la sua fonte, e i dubbi scritti accanto.' },
        {
          title: 'Simbiosi',
          text: 'Persone e macchine che vedono che cosa fa l’altra, ciascuna responsabile della propria parte.',
        },
      ],
    },
    drift:
      'Una deriva di Ω secondo reddito, disabilità, lingua o quartiere porta a una verifica e a una risposta pubblica.',
  },
  dialsText: {
    title: 'Muovi i termini',
    group: 'Termini dell’equazione',
    atZero: {
      access:
        'Nessuno può arrivarci: le porte sono aperte, ma non ci sono autobus, né rampe, né biglietti che la gente possa permettersi.',
      confirmation: 'Nessuno conferma: tutto ciò che le macchine notano resta una bozza, e nessuno ne è responsabile.',
      assist:
        'Nessuna macchina aiuta: le persone devono sorvegliare tutto da sole, e nulla segnala ciò che sfugge loro.',
      agency:
        'Nessun agente può agire: ogni promemoria e ogni ricerca aspetta qualcuno con un’ora libera, e nessuno ce l’ha.',
      knowledge:
        'Nessuno lo sa: il luogo non ha dati sulla propria salute, quindi nessuno vede né che cosa manca né che cosa migliora.',
      symbiosis:
        'Nessuno lavora insieme: persone, agenti e uffici fanno ciascuno la propria parte, ma le parti non combaciano.',
      checksum:
        'Nessuna registrazione è integra: nessuna corrisponde alla sua somma di controllo, quindi nessuna si può mostrare come verificata.',
      index:
        'Nessun principio è rispettato: non c’è dove camminare, niente di buono da mangiare e nessuno con cui stare.',
    },
    nothing: '0, niente',
    inFull: '1, intero',
    ofOne: (value) => `${value} su 1`,
    full: 'Ogni termine è al massimo, quindi non si perde nulla. Abbassane uno.',
    even: (value, output) => `Ogni termine vale ${value}. Moltiplicati danno ${output}.`,
    weakestOne: (name, value) =>
      `Il termine più debole: ${name}, a ${value}. Un passo in su lì alza Ω più dello stesso passo altrove.`,
    weakest: (names, value) =>
      `I termini più deboli: ${names}, a ${value}. Un passo in su in uno di questi è ciò che alza di più Ω.`,
    alsoZero: (names) => `A zero anche: ${names}.`,
    someOfEight: (count) => `${count} degli otto`,
    spoken: (output, sentence) => `Omega ${output}. ${sentence}`,
    tries: 'Prova',
    presets: {
      noAccess: 'Accesso interrotto',
      nobodyConfirms: 'Nessuno conferma',
      nineTenths: 'Tutti a nove decimi',
    },
    reset: 'Ripristina',
    note: 'Un’illustrazione, non una misura: nessun luogo ha pubblicato valori per questi termini. Neanche λ13, Φ, A e τ hanno un valore pubblicato, e restano fermi a 1; per τ si divide, quindi non può mai essere zero.',
  },
  driftText: {
    lede: 'Un luogo che non esiste, in due anni. Ogni disegno mette Ω di un gruppo accanto a Ω di tutti gli abitanti. Un gruppo che sta più di 0,10 sotto tutti per due trimestri di seguito è oggetto di una verifica pubblica.',
    groups: {
      income: { axis: 'Reddito', name: 'Il quinto pagato meno' },
      disability: { axis: 'Disabilità', name: 'Persone con disabilità' },
      language: { axis: 'Lingua', name: 'Un’altra lingua in casa' },
      neighbourhood: { axis: 'Quartiere', name: 'Il quartiere del porto' },
    },
    steady: 'Nessuna verifica: resta entro il limite.',
    dipped: 'Nessuna verifica: un trimestre sotto il limite, poi il ritorno.',
    reviewed: (quarter) => `Verifica e risposta pubblica, da: ${quarter}.`,
    quarter: (year, quarter) => `anno ${year}, trimestre ${quarter}`,
    drawn: (name, first, last, verdict) => `${name}: Ω va da ${first} a ${last}. ${verdict}`,
    table: 'Le cifre in una tabella',
    caption: 'Ω per trimestre, inventato per questo esempio',
    group: 'Gruppo',
    everybody: 'Tutti',
    limit: 'Limite',
    firstYear: 'Anno 1',
    secondYear: 'Anno 2',
  },
  healthZonesText: {
    tag: 'Quartiere per quartiere',
    title: 'La salute per quartieri',
    lede: 'Come si potrebbe leggere un quartiere a colpo d’occhio. I tre quartieri sono inventati.',
    score: 'Punteggio di salute',
    scoreOf: (score) => `Punteggio di salute: ${score} su 100`,
    factors: { air: 'Aria', green: 'Verde', clinic: 'A piedi all’ambulatorio', noise: 'Rumore in strada' },
    zones: {
      'sample-harbour-quarter': {
        name: 'Quartiere del Porto',
        rating: 'Molto buono',
        population: '24.300 abitanti',
        factors: { air: 'Buona', green: '19\u00a0m² a testa', clinic: '12\u00a0minuti', noise: '54\u00a0dB' },
      },
      'sample-mill-district': {
        name: 'Rione del Mulino',
        rating: 'Buono',
        population: '31.800 abitanti',
        factors: { air: 'Discreta', green: '11\u00a0m² a testa', clinic: '17\u00a0minuti', noise: '61\u00a0dB' },
      },
      'sample-orchard-hill': {
        name: 'Colle del Frutteto',
        rating: 'Ottimo',
        population: '9.600 abitanti',
        factors: { air: 'Molto buona', green: '46\u00a0m² a testa', clinic: '9\u00a0minuti', noise: '47\u00a0dB' },
      },
    },
  },
  statisticsText: {
    tag: 'Insieme',
    title: 'La comunità in cifre',
    lede: 'Come si potrebbe riassumere la comunità una volta contata. Queste cifre sono inventate.',
    tiles: {
      members: { label: 'Membri', value: '12.847', change: '412 in più del mese scorso' },
      countries: { label: 'Paesi', value: '127+', change: '3 in più del trimestre scorso' },
      data: { label: 'Dati', value: '2,4\u00a0Mln+', change: '180.000 in più del mese scorso' },
      satisfaction: { label: 'Soddisfazione', value: '98,7%', change: 'Come nel trimestre scorso' },
    },
  },
  systemInvitationText: {
    title: 'Scopri il nostro sistema',
    lede: 'Sei passi da una misura a un segno sulla mappa, e i quattro principi che li reggono.',
    view: 'Vedi l’architettura del sistema',
  },
  trendMarkText: { up: 'in aumento', down: 'in calo', stable: 'stabile' },
};
