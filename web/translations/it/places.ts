import { pluralIn } from '../../languages/plural.ts';
import type { PlacesWords } from '../words-of-site.ts';

const counted = pluralIn('it');
const places = (count: number) => counted(count, { one: '# luogo', many: '# di luoghi', other: '# luoghi' });

export const words: PlacesWords = {
  hubsMetaText: {
    title: 'Tutti i luoghi',
    description: (count) =>
      `I ${places(count)} della mappa della longevità in una tabella: cercarli, filtrarli, ordinarli, confrontarne fino a quattro e portare con sé le cifre con le loro fonti.`,
  },
  kindsText: {
    'validated-blue-zone': 'Zona blu nell’elenco dei suoi ricercatori',
    cohort: 'Coorte avventista',
    'country-or-territory': 'Paese o territorio',
    city: 'Città',
    'programme-community': 'Comunità con programma',
    'unaffiliated-community': 'Comunità, nessun programma trovato',
  },
  placesText: {
    tag: 'Indice dei luoghi',
    title: 'Tutti i luoghi',
    lede: (count) =>
      `${places(count)} in una tabella, i due chilometri quadrati di Monaco facili da trovare quanto il Canada. Cerca, ordina e mettine fino a quattro uno accanto all’altro.`,

    toolsLabel: 'Cerca e filtra i luoghi',
    search: 'Cerca',
    searchHint: 'Nome o regione',
    filters: 'Filtri',
    kind: 'Tipo di luogo',
    anyKind: 'Tutti i tipi',
    region: 'Parte del mondo',
    anyRegion: 'Il mondo intero',
    band: 'Indice (SLI)',
    anyBand: 'Tutte le fasce',
    bands: {
      green: '90% e oltre',
      lime: 'dall’85% a meno del 90%',
      yellow: 'dall’80% a meno dell’85%',
      grey: 'sotto l’80%',
    },
    reset: 'Cancella ricerca e filtri',
    shown: (shown, all) => (shown === all ? places(all) : `${shown} su ${places(all)}`),
    nothing: 'Nessun luogo dell’atlante corrisponde.',
    nothingHint: 'Prova con meno lettere, un’altra grafia o un filtro più ampio.',
    showAll: (all) => `Mostra tutti: ${places(all)}`,
    partNames: {
      q: 'ricerca',
      kind: 'tipo',
      region: 'parte del mondo',
      sli: 'indice',
      sort: 'ordine',
      place: 'luogo',
      compare: 'confronto',
    },
    part: (name, value) => `${name} «${value}»`,
    ignored: (parts, areMore) =>
      `L’indirizzo chiede qualcosa che questa pagina non ha: ${parts.join(', ')}${areMore ? ' e altro' : ''}. Quella parte è stata tralasciata.`,

    tableLabel: 'Luoghi dell’atlante',
    compareColumn: 'Confronta',
    mapColumn: 'Mappa',
    columns: { name: 'Luogo', region: 'Parte del mondo', kind: 'Tipo', life: 'Speranza di vita' },
    scores: { sli: 'SLI', xiAccess: 'Ξaccess' },
    scoreOrigins: { estimate: 'stima redazionale', founding: 'metodo ignoto' },
    notPublished: 'Non pubblicata qui',
    sortWithCountries: 'Ordina i luoghi senza un dato secondo quello del loro Paese',
    bySex: (women, men) => `media di donne ${women} e uomini ${men}`,
    compareOne: (name) => `Confronta: ${name}`,
    showOnMap: (name) => `Mostra sulla mappa: ${name}`,
    comingSoon: 'Programma in arrivo',
    tableNote:
      'SLI e Ξaccess non sono misure. «≈» segna le nostre stime. Gli altri valori vengono dall’elenco originale, di metodo ignoto. La speranza di vita è alla nascita, per entrambi i sessi. Sotto ogni cifra ci sono l’anno e, se riguarda più del luogo, la popolazione che comprende.',
    methodology: 'Come sono nate le cifre',

    compareNow: (chosen) => `Confronta ${places(chosen)}`,

    compareTitle: 'Uno accanto all’altro',
    compareInvitation:
      'Spunta da due a quattro luoghi nella tabella qui sopra per vedere qui le loro cifre affiancate, ciascuna con anno e fonte.',
    compareFailed: 'Non è stato possibile caricare il confronto. Riapri la pagina quando c’è connessione.',

    readMore: (name) => `Leggi di più: ${name}`,

    share: 'Condividi questa vista',
    shareTitle: 'Luoghi di Symbiotics Longevity Map',
    shared: 'Condiviso.',
    copied: 'Il link è copiato.',
    notCopied: 'Non è stato possibile copiare il link. Eccolo:',
    linkLabel: 'Link a questa vista',

    download: 'Scarica ciò che è mostrato (in inglese):',
    csv: 'CSV',
    json: 'JSON',
    notDownloaded: 'Il file non è stato creato: il suo codice non si è caricato. Riprova con una connessione.',
    downloaded: (file) => `Salvato: ${file}`,

    mapLabel: 'Mappa accanto alla tabella',
    mapStill: 'Mostra la mappa',
    mapLoading: 'La mappa si sta caricando…',
    mapFailed: 'Non è stato possibile caricare la mappa. La tabella ha tutti i luoghi.',
    tryAgain: 'Riprova',
    noneChosen: 'Scegli una riga per trovarla sulla mappa, o un segno per trovare la sua riga.',
  },
  worldRegionsText: {
    Europe: 'Europa',
    'North and Central America': 'America settentrionale e centrale',
    Asia: 'Asia',
    'Oceania and the Pacific': 'Oceania e Pacifico',
    'Africa and the Indian Ocean': 'Africa e Oceano Indiano',
  },
};
