import { pluralIn } from '../../languages/plural.ts';
import type { PlacesLateWords } from '../words-of-site.ts';

const counted = pluralIn('it');

export const words: PlacesLateWords = {
  chartsText: {
    title: 'In due immagini',
    lede: 'L’indice non è una misura. Qui si vede come è stato dato, non perché le persone vivono a lungo.',
    sli: 'SLI',
    place: 'Luogo',
    kind: 'Tipo',
    table: 'Le cifre in una tabella',
    skip: 'Salta il grafico',
    keyLabel: 'Forme dei grafici',
    keyFilled: 'pieni: indice dell’elenco originale, metodo ignoto',
    keyHollow: 'vuoti: indice ricavato dalla speranza di vita',
    basis: 'Indice da',
    basisFounding: 'elenco originale, metodo ignoto',
    basisEstimated: (years, origin) => `${years} anni (${origin})`,
    whose: 'Cifra di',
    point: (name, kind, index, other) => `${name}, ${kind}: SLI ${index}, ${other}`,
    compared: ', confrontato',
    leftOut: ', non nel tuo elenco',
    keyLeftOut: 'sbiaditi: luoghi non nel tuo elenco',
    keyCompared: 'cerchiati e con il nome: luoghi che confronti',
    life: {
      id: 'chart-life',
      title: 'Indice e speranza di vita',
      axis: 'Speranza di vita alla nascita, anni',
      value: (years) => `speranza di vita ${years} anni`,
      caption: (drawn, missing) =>
        `${counted(drawn, { one: '# luogo', many: '# di luoghi', other: '# luoghi' })} con una speranza di vita che si può citare, per lo più quella dell’ONU per il 2023. ${counted(missing, { one: '# comunità degli Stati Uniti non ne ha e non è disegnata', many: '# di comunità degli Stati Uniti non ne hanno e non sono disegnate', other: '# comunità degli Stati Uniti non ne hanno e non sono disegnate' })}. I segni vuoti starebbero su una retta se tutte le loro cifre venissero da una sola fonte: il loro indice è stato ricavato dalla speranza di vita, perciò l’accordo è dato in partenza; sei di quelle cifre sono dell’elenco originale e non quelle disegnate, come dice la tabella. Sardegna, Icaria, Nicoya e Sydney stanno alla cifra di tutto il loro paese, Madrid a quella della sua regione, tre isole delle Hawaii a quella dello stato del 2021, Okinawa a quella della prefettura del 2020. Una correlazione letta in questa immagine non prova nulla.`,
    },
    access: {
      id: 'chart-access',
      title: 'Indice e accesso',
      axis: 'Stabilità dell’accesso (Ξaccess)',
      value: (share) => `Ξaccess ${share}`,
      caption: (drawn) =>
        `${counted(drawn, { one: '# luogo', many: 'Tutti i # di luoghi', other: 'Tutti i # luoghi' })}. Nessuno dei due punteggi è una misura: Ξaccess è dato per tre luoghi e per gli altri stimato secondo il tipo di luogo. Le comunità con programma stanno in alto perché lì le mette l’elenco originale; nulla su questo sito mostra che chi ci abita viva più a lungo di chi abita nei paesi che stanno sotto.`,
    },
  },
  chosenText: {
    chosen: 'Scelti per il confronto',
    takeOut: (name) => `Togli dal confronto: ${name}`,
    oneMore: 'Scegline un altro con cui confrontarlo.',
    clearChosen: 'Svuota',
    refused: (name) =>
      `Uno accanto all’altro ci stanno quattro luoghi. Togline uno prima di aggiungere questo: ${name}.`,
  },
  comparisonText: {
    label: 'Confronto dei luoghi scelti',
    fact: 'Dato',
    facts: {
      kind: 'Tipo di luogo',
      where: 'Dove',
      sli: 'Symbiotic Longevity Index (SLI)',
      access: 'Stabilità dell’accesso (Ξaccess)',
      life: 'Speranza di vita alla nascita',
      population: 'Chi è contato nella cifra',
      year: 'Anno della cifra',
      source: 'Fonte della cifra',
      office: 'Secondo un istituto di statistica',
      founding: 'Nell’elenco originale',
      pillars: 'Pilastri della longevità',
      profile: 'Profilo',
    },
    lifeYears: (years) => `${years} anni`,
    foundingYears: (years) => `${years} anni, fonte ignota; il profilo la mostra`,
    foundingSame: 'Nessun’altra cifra',
    world: (years, year) => `Per il mondo intero era di ${years} anni nel ${year} (ONU).`,
    noFigure: 'Una cifra mancante non è zero: non ne abbiamo trovata nessuna con una fonte per il luogo stesso.',
    scopes: {
      place: 'il luogo stesso',
      region: 'una regione più ampia',
      country: 'tutto il paese',
    },
    grades: {
      measured: 'Misurato',
      judged: 'Non misurato',
    },
    evidence: {
      official: 'statistica ufficiale',
      study: 'studio pubblicato',
      programme: 'riferito dal programma',
      founding: 'elenco originale',
      editorial: 'giudizio redazionale',
      general: 'conoscenza generale',
    },
    gradeOf: (grade, population) => `${grade}, per: ${population}`,
    foundingScore: 'elenco originale, metodo ignoto',
    estimatedScore: 'stima redazionale di questo sito',
    print: 'Stampa il confronto',
  },
};
