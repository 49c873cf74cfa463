import { pluralIn } from '../../languages/plural.ts';
import type { PlacesWords } from '../words-of-site.ts';

const counted = pluralIn('de');
const places = (count: number) => counted(count, { one: '# Ort', other: '# Orte' });

export const words: PlacesWords = {
  hubsMetaText: {
    title: 'Alle Orte',
    description: (count) =>
      `Die ${places(count)} der Karte der Langlebigkeit in einer Tabelle: suchen, filtern, ordnen, bis zu vier vergleichen und die Zahlen mit ihren Quellen mitnehmen.`,
  },
  kindsText: {
    'validated-blue-zone': 'Blaue Zone auf der Liste ihrer Forscher',
    cohort: 'Adventistische Kohorte',
    'country-or-territory': 'Land oder Gebiet',
    city: 'Stadt',
    'programme-community': 'Gemeinde mit Programm',
    'unaffiliated-community': 'Gemeinde, kein Programm gefunden',
  },
  placesText: {
    tag: 'Verzeichnis der Orte',
    title: 'Alle Orte',
    lede: (count) =>
      `${places(count)} in einer Tabelle, Monaco mit seinen zwei Quadratkilometern so leicht zu finden wie Kanada. Suchen, ordnen und bis zu vier nebeneinanderstellen.`,

    toolsLabel: 'Orte suchen und filtern',
    search: 'Suche',
    searchHint: 'Name oder Gegend',
    filters: 'Filter',
    kind: 'Art des Ortes',
    anyKind: 'Jede Art',
    region: 'Weltgegend',
    anyRegion: 'Die ganze Welt',
    band: 'Index (SLI)',
    anyBand: 'Jede Stufe',
    bands: {
      green: '90\u00a0% und mehr',
      lime: '85\u00a0% bis unter 90\u00a0%',
      yellow: '80\u00a0% bis unter 85\u00a0%',
      grey: 'unter 80\u00a0%',
    },
    reset: 'Suche und Filter löschen',
    shown: (shown, all) =>
      shown === all ? places(all) : `${shown} von ${counted(all, { one: '# Ort', other: '# Orten' })}`,
    nothing: 'Dazu gibt es keinen Ort im Atlas.',
    nothingHint: 'Versuchen Sie weniger Buchstaben, eine andere Schreibweise oder einen weiteren Filter.',
    showAll: (all) => `Alle ${places(all)} zeigen`,
    partNames: {
      q: 'Suche',
      kind: 'Art',
      region: 'Weltgegend',
      sli: 'Index',
      sort: 'Ordnung',
      place: 'Ort',
      compare: 'Vergleich',
    },
    part: (name, value) => `${name} „${value}“`,
    ignored: (parts, areMore) =>
      `Der Link verlangt etwas, das diese Seite nicht hat: ${parts.join(', ')}${areMore ? ' und mehr' : ''}. Diesen Teil haben wir weggelassen.`,

    tableLabel: 'Orte des Atlas',
    compareColumn: 'Vergleichen',
    mapColumn: 'Karte',
    columns: { name: 'Ort', region: 'Weltgegend', kind: 'Art', life: 'Lebens\u00aderwartung' },
    scores: { sli: 'SLI', xiAccess: 'Ξaccess' },
    scoreOrigins: { estimate: 'redaktionelle Schätzung', founding: 'Methode unbekannt' },
    notPublished: 'Hier nicht veröffentlicht',
    sortWithCountries: 'Orte ohne eigene Zahl nach der ihres Landes sortieren',
    bySex: (women, men) => `Mittel von Frauen ${women}, Männern ${men}`,
    compareOne: (name) => `Vergleichen: ${name}`,
    showOnMap: (name) => `Auf der Karte zeigen: ${name}`,
    comingSoon: 'Programm folgt bald',
    tableNote:
      'SLI und Ξaccess sind keine Messungen. „≈“ kennzeichnet unsere eigenen Schätzungen. Die anderen Werte stammen aus der Ausgangsliste, deren Methode unbekannt ist. Die Lebenserwartung gilt ab der Geburt, für beide Geschlechter. Unter jeder Zahl stehen das Jahr und, wenn sie mehr als den Ort umfasst, die Bevölkerung, für die sie gilt.',
    methodology: 'Wie die Zahlen zustande kamen',

    compareNow: (chosen) => `${places(chosen)} vergleichen`,

    compareTitle: 'Nebeneinander',
    compareInvitation:
      'Kreuzen Sie in der Tabelle oben zwei bis vier Orte an. Dann stehen ihre Zahlen hier nebeneinander, jede mit Jahr und Quelle.',
    compareFailed: 'Der Vergleich ließ sich nicht laden. Öffnen Sie die Seite neu, sobald eine Verbindung besteht.',

    readMore: (name) => `Mehr lesen: ${name}`,

    share: 'Diese Ansicht teilen',
    shareTitle: 'Orte der Symbiotics Longevity Map',
    shared: 'Geteilt.',
    copied: 'Der Link ist kopiert.',
    notCopied: 'Der Link ließ sich nicht kopieren. Hier ist er:',
    linkLabel: 'Link zu dieser Ansicht',

    download: 'Gezeigtes herunterladen (auf Englisch):',
    csv: 'CSV',
    json: 'JSON',
    notDownloaded:
      'Die Datei entstand nicht; ihr Code ließ sich nicht laden. Versuchen Sie es mit Verbindung noch einmal.',
    downloaded: (file) => `Gespeichert: ${file}`,

    mapLabel: 'Karte neben der Tabelle',
    mapStill: 'Karte zeigen',
    mapLoading: 'Die Karte wird geladen…',
    mapFailed: 'Die Karte ließ sich nicht laden. Die Tabelle hat jeden Ort.',
    tryAgain: 'Noch einmal versuchen',
    noneChosen: 'Wählen Sie eine Zeile, um sie auf der Karte zu finden, oder eine Marke, um ihre Zeile zu finden.',
  },
  worldRegionsText: {
    Europe: 'Europa',
    'North and Central America': 'Nord- und Mittelamerika',
    Asia: 'Asien',
    'Oceania and the Pacific': 'Ozeanien und Pazifik',
    'Africa and the Indian Ocean': 'Afrika und Indischer Ozean',
  },
};
