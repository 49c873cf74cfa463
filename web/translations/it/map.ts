import { pluralIn } from '../../languages/plural.ts';
import type { MapWords } from '../words-of-site.ts';

const counted = pluralIn('it');
const places = (count: number) => counted(count, { one: '# luogo', many: '# di luoghi', other: '# luoghi' });

export const words: MapWords = {
  explorerText: {
    title: 'Luoghi di longevità nel mondo',
    lede: 'Esplora 30 luoghi di longevità in tutto il mondo.',

    watchIntroduction: 'Guarda il video introduttivo',
    introductionTitle: 'Video introduttivo',
    closeIntroduction: 'Chiudi il video introduttivo',
    captions: 'Inglese',
    videoUnsupported: 'Il tuo browser non può riprodurre il video.',
    filmFailed: 'Non è stato possibile caricare il video. Controlla la connessione e riaprilo.',
    explainer: (product) => `${product}: la simbiosi spiegata`,
    closeExplainer: 'Chiudi il video esplicativo',
    explainerFrame: (product) => `Video: ${product}, la simbiosi spiegata`,
    visitProduct: (product) => `Visita ${product}.One`,
    opensInNewTab: '(apre una nuova scheda)',

    activeNodes: 'Nodi attivi',
    activeNodesUnknown: 'Trova la tua posizione per contarli',
    activeNodesKnown: 'Luoghi entro 2000\u00a0km',
    longevityHubs: 'Luoghi di longevità',
    longevityHubsHint: (count) => `Cifra del progetto; la mappa ora mostra ${count} luoghi`,
    verified: 'TCΣ verificata',
    measured: (percent, records) =>
      `Misurato: ${percent} di ${counted(records, { one: '# voce', many: '# di voci', other: '# voci' })}`,
    measuredUnknown: 'Misurato: vedi il metodo',

    locate: 'Trova il luogo di longevità più vicino a me',
    locating: 'In attesa della tua posizione…',
    locateNote: 'La tua posizione resta su questo dispositivo.',

    viewSwitch: 'Come mostrare i luoghi',
    map: 'Mappa',
    list: 'Elenco',
    skipMap: 'Salta la mappa',
    frameLabel: 'I luoghi',
    mapLoading: 'La mappa si sta caricando…',
    mapFailed: 'Non è stato possibile caricare la mappa. Ecco tutti i luoghi in un elenco.',
    tryAgain: 'Riprova',
    withoutScript: 'La mappa interattiva richiede JavaScript. Questo elenco porta a ogni luogo.',

    nearestToYou: 'Più vicini a te',
    showOnMap: 'Mostra sulla mappa',
    showHubOnMap: (name) => `Mostra sulla mappa: ${name}`,

    finderLabel: 'Cerca tra i luoghi',
    finderTitle: 'Cerca un luogo',
    finderAll: 'Tutti i luoghi in una tabella',

    lifeExpectancy: 'Speranza di vita in ogni Paese',
    legendTitle: 'Indice di longevità (SLI)',
    bands: {
      green: '90% e oltre',
      lime: '85% e oltre',
      yellow: '80% e oltre',
      grey: 'sotto l’80%',
    },
    legendRing: 'Più largo è l’anello di un segno, migliore è il suo Ξaccess.',
    shadeByLife: 'Colora per speranza di vita',
    shadeLegend: 'Speranza di vita alla nascita nel 2023, in anni, e quanti paesi e territori ce l’hanno',
    shadeFailed: 'I colori non si sono caricati. Controlla la connessione e riprova.',

    nearestHub: 'Luogo più vicino:',
    selectedHub: 'Luogo scelto:',
    distance: (length) => `Sei a circa ${length}`,
    sli: 'SLI',
    xiAccess: 'Ξaccess',
    place: (place, count) => `Luogo ${place} di ${count} vicini`,
    previous: 'Luogo precedente',
    next: 'Luogo successivo',
    recallCard: (name) => `Mostra di nuovo la scheda: ${name}`,

    nearestBadge: 'Luogo più vicino',
    sliHint: 'Salute e longevità nel complesso',
    accessStability: 'Stabilità dell’accesso Ξaccess',
    accessHint: 'Accesso a cure e infrastrutture',
    estimate: 'stima redazionale',
    estimateShort: 'stima',
    founding: 'metodo ignoto',
    explorePrograms: (name) => `Esplora i programmi: ${name}`,
    comingSoon: 'Programma in arrivo',
    nothingSelected: 'Nessun luogo ancora scelto',
    invitation: 'Scegline uno sulla mappa.',

    geolocationFailed: 'Non è stato possibile determinare la posizione; la mappa resta com’è.',
    geolocationMissing: 'Questo browser non offre la geolocalizzazione; la mappa resta com’è.',
  },
  mapText: {
    label: 'Mappa dei luoghi. Le frecce la spostano, più e meno cambiano la scala.',
    markerLabel: (name, percent) => `${name}, SLI ${percent}`,
    pileLabel: (count, hubs) => `${places(count)}: ${hubs.join(', ')}; li apre a ventaglio`,
    wholeWorld: 'Il mondo intero',
    closePopup: 'Chiudi la finestra',
    sli: 'SLI',
    xiAccess: 'Ξaccess',
    explore: (name) => `Esplora i programmi: ${name}`,
    comingSoon: 'Programma in arrivo',
    estimate: 'stima',
    founding: 'metodo ignoto',
  },
};
