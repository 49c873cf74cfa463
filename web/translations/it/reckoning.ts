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
    detour: (times) => `strade ${times} volte la linea d’aria`,
    source: 'Fonte:',
    droneJudged:
      'Se superi i cinque minuti si giudica da ciò che è stato misurato. Il tempo del drone finisce all’arrivo; nella prova la prima scarica è arrivata 4:35 minuti dopo.',
    order: (shutDoor, ambulance, errand) =>
      `Ordine: il minor tempo atteso finché un DAE è accanto al paziente, se si va prima lì e, con la porta chiusa a chiave, al successivo migliore, perdendo ${shutDoor}\u00a0min (nostra stima). Anche l’ambulanza ne porta uno, supposta dopo ${ambulance}\u00a0min in media. Quelli chiusi al tuo arrivo vengono per ultimi. Ciò che richiede più di ${errand}\u00a0min a piedi andata e ritorno è nascosto.`,
    chance: (working, privateByDay, privateElse, least) =>
      `Un DAE sicuramente aperto conta ${working}: nei controlli a Seul il 15,4% non era pronto all’uso, per lo più per elettrodi scaduti (Scientific Reports 2022, 14611). Dietro una porta privata conta il ${privateByDay} di questo in orario di lavoro, altrimenti il ${privateElse}, nostre stime. Uno di cui non si sa se sia chiuso conta almeno ${least}, nostra stima; entro tre minuti a piedi viene prima di qualunque altro a dieci.`,
    shares: 'DAE senza orari indicati, considerati aperti',
    kind: 'Dove e per chi',
    periods: { working: 'lun–ven 8–\u206016', waking: 'altrimenti 7–\u206021', night: 'notte' },
    place: (hanging, welcome) => `${hanging}, ${welcome}`,
    hangings: { outdoors: 'All’aperto', indoors: 'Al chiuso', unsaid: 'Posto non indicato' },
    welcomes: {
      everybody: 'per tutti',
      limited: 'per clienti o per tolleranza',
      unsaid: 'accesso non indicato',
    },
    kinds: {
      staffed: 'Non all’aperto, presso polizia, vigili del fuoco, ospedale o hotel',
      station: 'Non all’aperto, in stazione o aeroporto',
      school: 'Non all’aperto, in una scuola',
      shop: 'Non all’aperto, in un negozio o una farmacia',
    },
    inWords:
      'Se le parole del registro limitano un DAE («negli orari di apertura», «suonare»), anche questo conta, e mai a suo favore: orari di apertura, di ufficio e di scuola come misurati sui DAE con orari negli stessi registri; partite, eventi, stagioni, campanelli, chiavi e veicoli secondo nostre stime.',
    sharesSource:
      'Misurato sui DAE con orari nei registri aperti di Polonia, Svizzera, Slovenia, Giappone, Germania e Italia, e ridotto fuori dall’orario di lavoro in base a ciò che i registri svizzeri dicono a parole di quelli senza. A Copenaghen il 9% era accessibile a tutte le ore (PubMed 24036607), a Toronto il 26% (PMC4992180).',
  },
};
