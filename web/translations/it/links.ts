import type { LinksWords } from '../words-of-site.ts';

export const words: LinksWords = {
  frameText: {
    emergency: [
      { label: 'Massaggio cardiaco', to: '/cpr' },
      { label: 'Numeri di emergenza', to: '/emergency-numbers' },
    ],
    links: [
      { label: 'Mappa', to: '/#map' },
      { label: 'Luoghi', to: '/hubs' },
      { label: 'Speranza di vita', to: '/life-expectancy' },
      { label: 'Principi', to: '/principles' },
      { label: 'Metodo', to: '/methodology' },
      { label: 'Architettura', to: '/architecture' },
    ],
    tagline: 'Dove si vive a lungo, e come lo sappiamo.',
    disclaimer:
      'Nulla in questo sito è un parere medico. I punteggi sono valutazioni e non misure, salvo che accanto stiano una fonte e un anno.',
    marked: 'Le pagine con il segno EN sono in inglese.',
    columns: [
      {
        title: 'Piattaforma',
        links: [
          { label: 'Mappa della longevità', to: '/#map' },
          { label: 'Tutti i luoghi', to: '/hubs' },
          { label: 'Speranza di vita', to: '/life-expectancy' },
          { label: 'Ricerca DAE', to: '/aed' },
          { label: 'DAE per paese', to: '/aeds' },
          { label: 'Livelli di accesso', to: '/#access-tiers' },
        ],
      },
      {
        title: 'Risorse',
        links: [
          { label: 'Principi', to: '/principles' },
          { label: 'Metodo', to: '/methodology' },
          { label: 'Architettura del sistema', to: '/architecture' },
          { label: 'Il libro mastro', to: '/ledger' },
          { label: 'Dati aperti', to: '/developers' },
          { label: 'Massaggio cardiaco', to: '/cpr' },
          { label: 'Numeri di emergenza', to: '/emergency-numbers' },
        ],
      },
      {
        title: 'Note legali',
        links: [
          { label: 'Privacy', to: '/privacy' },
          { label: 'Condizioni d’uso', to: '/terms' },
          { label: 'Accessibilità', to: '/accessibility' },
          { label: 'Ciò che questo sito non afferma', to: '/methodology#not-claimed' },
          { label: 'Fonti e licenze', to: '/methodology#sources' },
          { label: 'La tua posizione resta con te', to: '/methodology#privacy' },
        ],
      },
    ],
    reuse: { label: 'Testi, punteggi e download: CC BY 4.0', to: '/terms#reuse' },
    licences: 'Licenze del software',
  },
  translationNoteText: {
    notReviewed: 'Questa traduzione non è ancora stata rivista da un traduttore medico.',
    report: 'Segnala un errore',
    englishInPlaces: 'Alcune frasi sono in inglese: la loro traduzione non è ancora pronta.',
    englishRest: 'In inglese: i nomi di molti luoghi, i titoli delle fonti e le note sui paesi.',
  },
};
