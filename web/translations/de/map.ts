import { pluralIn } from '../../languages/plural.ts';
import type { MapWords } from '../words-of-site.ts';

const counted = pluralIn('de');
const places = (count: number) => counted(count, { one: '# Ort', other: '# Orte' });

export const words: MapWords = {
  explorerText: {
    title: 'Orte der Langlebigkeit weltweit',
    lede: 'Entdecken Sie 30 Orte der Langlebigkeit in aller Welt.',

    watchIntroduction: 'Einführung ansehen',
    introductionTitle: 'Einführungsfilm',
    closeIntroduction: 'Einführungsfilm schließen',
    captions: 'Englisch',
    videoUnsupported: 'Ihr Browser kann das Video nicht abspielen.',
    filmFailed: 'Das Video ließ sich nicht laden. Prüfen Sie die Verbindung und öffnen Sie es noch einmal.',
    explainer: (product) => `${product}: Symbiose erklärt`,
    closeExplainer: 'Erklärfilm schließen',
    explainerFrame: (product) => `Video: ${product}, Symbiose erklärt`,
    visitProduct: (product) => `${product}.One besuchen`,
    opensInNewTab: '(öffnet einen neuen Tab)',

    activeNodes: 'Aktive Knoten',
    activeNodesUnknown: 'Standort bestimmen, um zu zählen',
    activeNodesKnown: 'Orte im Umkreis von 2000\u00a0km',
    longevityHubs: 'Orte der Langlebig\u00adkeit',
    longevityHubsHint: (count) => `Zahl aus dem Entwurf; auf der Karte sind jetzt ${count}`,
    verified: 'TCΣ geprüft',
    measured: (percent, records) =>
      `Gemessen: ${percent} von ${counted(records, { one: '# Datensatz', other: '# Datensätzen' })}`,
    measuredUnknown: 'Gemessen: siehe Methodik',

    locate: 'Meinen nächsten Ort der Langlebigkeit finden',
    locating: 'Warten auf Ihren Standort…',
    locateNote: 'Ihr Standort bleibt auf diesem Gerät.',

    viewSwitch: 'Darstellung der Orte',
    map: 'Karte',
    list: 'Liste',
    skipMap: 'Karte überspringen',
    frameLabel: 'Die Orte',
    mapLoading: 'Die Karte wird geladen…',
    mapFailed: 'Die Karte ließ sich nicht laden. Hier sind alle Orte als Liste.',
    tryAgain: 'Noch einmal versuchen',
    withoutScript: 'Die bewegliche Karte braucht JavaScript. Diese Liste führt zu jedem Ort.',

    nearestToYou: 'Am nächsten bei Ihnen',
    showOnMap: 'Auf der Karte zeigen',
    showHubOnMap: (name) => `Auf der Karte zeigen: ${name}`,

    finderLabel: 'Orte durchsuchen',
    finderTitle: 'Ort suchen',
    finderAll: 'Alle Orte als Tabelle',

    lifeExpectancy: 'Lebenserwartung in jedem Land',
    legendTitle: 'Langlebigkeitsindex (SLI)',
    bands: {
      green: '90\u00a0% und mehr',
      lime: '85\u00a0% und mehr',
      yellow: '80\u00a0% und mehr',
      grey: 'unter 80\u00a0%',
    },
    legendRing: 'Je breiter der Ring um eine Marke, desto besser Ξaccess.',
    shadeByLife: 'Nach Lebenserwartung einfärben',
    shadeLegend: 'Lebenserwartung bei der Geburt 2023 in Jahren, und wie viele Länder und Gebiete sie haben',
    shadeFailed: 'Die Farben ließen sich nicht laden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',

    nearestHub: 'Nächster Ort:',
    selectedHub: 'Gewählter Ort:',
    distance: (length) => `Sie sind etwa ${length} entfernt`,
    sli: 'SLI',
    xiAccess: 'Ξaccess',
    place: (place, count) => `Ort ${place} von ${count} in der Nähe`,
    previous: 'Voriger Ort',
    next: 'Folgender Ort',
    recallCard: (name) => `Angaben wieder zeigen: ${name}`,

    nearestBadge: 'Nächster Ort',
    sliHint: 'Gesundheit und Langlebigkeit insgesamt',
    accessStability: 'Zugangs\u00adstabilität Ξaccess',
    accessHint: 'Zugang zu Versorgung und Infrastruktur',
    estimate: 'redaktionelle Schätzung',
    estimateShort: 'Schätzung',
    founding: 'Methode unbekannt',
    explorePrograms: (name) => `Programme entdecken: ${name}`,
    comingSoon: 'Programm folgt bald',
    nothingSelected: 'Noch kein Ort gewählt',
    invitation: 'Wählen Sie einen auf der Karte.',

    geolocationFailed: 'Der Standort ließ sich nicht bestimmen; die Karte bleibt, wie sie ist.',
    geolocationMissing: 'Dieser Browser bestimmt keinen Standort; die Karte bleibt, wie sie ist.',
  },
  mapText: {
    label: 'Karte der Orte. Die Pfeiltasten bewegen sie, Plus und Minus ändern den Maßstab.',
    markerLabel: (name, percent) => `${name}, SLI ${percent}`,
    pileLabel: (count, hubs) => `${places(count)}: ${hubs.join(', ')}; fächert sie auf`,
    wholeWorld: 'Die ganze Welt',
    closePopup: 'Fenster schließen',
    sli: 'SLI',
    xiAccess: 'Ξaccess',
    explore: (name) => `Programme entdecken: ${name}`,
    comingSoon: 'Programm folgt bald',
    estimate: 'Schätzung',
    founding: 'Methode unbekannt',
  },
};
