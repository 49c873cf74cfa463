import { pluralIn } from '../../languages/plural.ts';
import type { PlacesLateWords } from '../words-of-site.ts';

const counted = pluralIn('de');

export const words: PlacesLateWords = {
  chartsText: {
    title: 'In zwei Bildern',
    lede: 'Der Index ist keine Messung. Hier ist zu sehen, wie er vergeben wurde, nicht, warum Menschen lange leben.',
    sli: 'SLI',
    place: 'Ort',
    kind: 'Art',
    table: 'Die Zahlen als Tabelle',
    skip: 'Bild überspringen',
    keyLabel: 'Formen der Bilder',
    keyFilled: 'gefüllt: Index der Ausgangsliste, Methode unbekannt',
    keyHollow: 'leer: Index aus der Lebenserwartung errechnet',
    basis: 'Index aus',
    basisFounding: 'Ausgangsliste, Methode unbekannt',
    basisEstimated: (years, origin) => `${years} Jahre (${origin})`,
    whose: 'Zahl für',
    point: (name, kind, index, other) => `${name}, ${kind}: SLI ${index}, ${other}`,
    compared: ', verglichen',
    leftOut: ', nicht in Ihrer Liste',
    keyLeftOut: 'blass: Orte, die nicht in Ihrer Liste sind',
    keyCompared: 'umringt und benannt: Orte, die Sie vergleichen',
    life: {
      id: 'chart-life',
      title: 'Index und Lebenserwartung',
      axis: 'Lebenserwartung bei der Geburt, Jahre',
      value: (years) => `Lebenserwartung ${years} Jahre`,
      caption: (drawn, missing) =>
        `${counted(drawn, { one: '# Ort', other: '# Orte' })} mit einer Lebenserwartung, die sich belegen lässt, meist die der UN für 2023. ${counted(missing, { one: '# Gemeinde in den Vereinigten Staaten hat keine und ist', other: '# Gemeinden in den Vereinigten Staaten haben keine und sind' })} nicht eingezeichnet. Die hohlen Marken lägen auf einer Geraden, wenn alle ihre Zahlen aus einer Quelle stammten: Ihr Index wurde aus der Lebenserwartung errechnet, die Übereinstimmung ist also eingebaut; sechs dieser Zahlen sind die der Ausgangsliste und nicht die gezeichneten, wie die Tabelle sagt. Sardinien, Ikaria, Nicoya und Sydney stehen bei der Zahl ihres ganzen Landes, Madrid bei der seiner Region, drei Inseln Hawaiis bei der des Bundesstaats von 2021, Okinawa bei der der Präfektur von 2020. Ein Zusammenhang, der aus diesem Bild gelesen wird, beweist nichts.`,
    },
    access: {
      id: 'chart-access',
      title: 'Index und Zugang',
      axis: 'Zugangsstabilität (Ξaccess)',
      value: (share) => `Ξaccess ${share}`,
      caption: (drawn) =>
        `${counted(drawn, { one: '# Ort', other: 'Alle # Orte' })}. Keiner der Werte ist eine Messung: Ξaccess ist für drei Orte angegeben und für die anderen nach der Art des Ortes geschätzt. Gemeinden mit Programm stehen weit oben, weil die Ausgangsliste sie dorthin setzt; nichts auf dieser Website zeigt, dass ihre Menschen länger leben als die der Länder darunter.`,
    },
  },
  chosenText: {
    chosen: 'Zum Vergleich gewählt',
    takeOut: (name) => `Aus dem Vergleich nehmen: ${name}`,
    oneMore: 'Wählen Sie einen weiteren zum Vergleich.',
    clearChosen: 'Leeren',
    refused: (name) =>
      `Vier Orte passen nebeneinander. Nehmen Sie zuerst einen heraus, dann kommt dieser hinzu: ${name}.`,
  },
  comparisonText: {
    label: 'Vergleich der gewählten Orte',
    fact: 'Angabe',
    facts: {
      kind: 'Art des Ortes',
      where: 'Wo',
      sli: 'Symbiotic Longevity Index (SLI)',
      access: 'Zugangsstabilität (Ξaccess)',
      life: 'Lebenserwartung bei der Geburt',
      population: 'Wen die Zahl zählt',
      year: 'Jahr der Zahl',
      source: 'Quelle der Zahl',
      office: 'Nach einem Statistikamt',
      founding: 'In der Ausgangsliste',
      pillars: 'Säulen der Langlebigkeit',
      profile: 'Profil',
    },
    lifeYears: (years) => `${years} Jahre`,
    foundingYears: (years) => `${years} Jahre, Quelle unbekannt; das Profil zeigt sie`,
    foundingSame: 'Keine andere Zahl',
    world: (years, year) => `Für die ganze Welt waren es ${years} Jahre (UN, ${year}).`,
    noFigure: 'Eine fehlende Zahl ist keine Null. Für den Ort selbst haben wir keine mit Quelle gefunden.',
    scopes: {
      place: 'der Ort selbst',
      region: 'eine größere Region',
      country: 'das ganze Land',
    },
    grades: {
      measured: 'Gemessen',
      judged: 'Nicht gemessen',
    },
    evidence: {
      official: 'amtliche Statistik',
      study: 'veröffentlichte Studie',
      programme: 'vom Programm berichtet',
      founding: 'Ausgangsliste',
      editorial: 'redaktionelles Urteil',
      general: 'Allgemeinwissen',
    },
    gradeOf: (grade, population) => `${grade}, für: ${population}`,
    foundingScore: 'Ausgangsliste, Methode unbekannt',
    estimatedScore: 'redaktionelle Schätzung dieser Website',
    print: 'Vergleich drucken',
  },
};
