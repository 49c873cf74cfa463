import type { ReckoningWords } from '../words-of-site.ts';

export const words: ReckoningWords = {
  reckoningText: {
    ways: {
      foot: 'A piedi',
      car: 'In auto',
      drone: 'Drone (una simulazione, non vola nulla)',
      fastest: 'Nel migliore dei casi',
    },
    way: (name, how) => `${name}: ${how}.`,
    setOff: (time) => `${time} per partire`,
    straight: 'in linea d’aria',
    detour: (times) => `per strada, ${times} volte la linea d’aria`,
    source: 'Fonte:',
    droneJudged:
      'Per il limite di cinque minuti usiamo tempi misurati. Il tempo finisce quando arriva il drone. Nello studio la prima scarica è arrivata 4:35 minuti dopo.',
    order: (shutDoor, ambulance, errand) =>
      `Ordiniamo i DAE in base a quanto presto ci aspettiamo che uno arrivi accanto alla persona colpita. Se una porta è chiusa a chiave, aggiungiamo i ${shutDoor}\u00a0min persi lì (nostra stima) e la strada fino al DAE migliore successivo. Supponiamo che l’ambulanza porti un DAE dopo ${ambulance}\u00a0min in media. I DAE che saranno chiusi quando arrivi vengono per ultimi. I DAE che richiedono più di ${errand}\u00a0min a piedi, andata e ritorno, sono nascosti.`,
    chance: (working, privateByDay, privateElse, least) =>
      `Supponiamo che il ${working} dei DAE aperti funzioni anche. Nei controlli a Seul il 15,4% non era pronto all’uso, per lo più per piastre scadute (Scientific Reports 2022, 14611). Per un DAE dietro una porta privata contiamo il ${privateByDay} di questo in orario di lavoro e il ${privateElse} negli altri momenti (nostre stime). Un DAE di cui non si sa che è chiuso conta almeno ${least} (nostra stima). Entro tre minuti a piedi viene prima di qualunque altro a dieci minuti.`,
    shares: 'Quota dei DAE senza orari indicati che supponiamo aperti',
    kind: 'Dove e per chi',
    periods: { working: 'lun–ven 8–\u206016', waking: 'altrimenti 7–\u206021', night: 'notte' },
    place: (hanging, welcome) => `${hanging}, ${welcome}`,
    hangings: { outdoors: 'All’aperto', indoors: 'Al chiuso', unsaid: 'Posto non indicato' },
    welcomes: {
      everybody: 'per tutti',
      limited: 'per clienti o con permesso',
      unsaid: 'accesso non indicato',
    },
    kinds: {
      staffed: 'Non all’aperto, presso polizia, vigili del fuoco, ospedale o hotel',
      station: 'Non all’aperto, in stazione o aeroporto',
      school: 'Non all’aperto, in una scuola',
      shop: 'Non all’aperto, in un negozio o una farmacia',
    },
    inWords:
      'Dove l’elenco dei DAE limita l’accesso a parole («negli orari di apertura», «suonare»), abbassiamo la probabilità e non la alziamo mai. Per gli orari di apertura, d’ufficio e di scuola usiamo ciò che abbiamo misurato sui DAE con orari indicati. Per partite, eventi, stagioni, campanelli, chiavi e veicoli usiamo nostre stime.',
    sharesSource:
      'Misurato sui DAE con orari indicati nei dati aperti di Polonia, Svizzera, Slovenia, Giappone, Germania e Italia. Fuori dall’orario di lavoro le quote sono ridotte in base a ciò che gli elenchi svizzeri dicono a parole dei DAE senza orari. A Copenaghen il 9% era accessibile a tutte le ore (PubMed 24036607), a Toronto il 26% (PMC4992180).',
  },
};
