import type { StandInWords } from '../words-of-site.ts';

export const words: StandInWords = {
  notFoundText: {
    number: '404',
    title: 'Seite nicht gefunden',
    text: 'Unter dieser Adresse liegt keine Seite. Sie ist vielleicht umgezogen, oder die Adresse enthält einen Tippfehler.',
    home: 'Zur Startseite',
    chart: 'Unerforscht',
  },
  offlineText: {
    tag: 'Keine Verbindung',
    title: 'Sie sind offline',
    lede: 'Diese Seite ist nicht auf Ihrem Gerät gespeichert, und das Netz antwortet nicht. Diese hier gehen weiterhin.',
    emergency: 'Im Notfall',
    callFirst: 'Rufen Sie zuerst den Notruf an.',
    callFirstMore: 'Ein Anruf braucht kein Internet. Die AED-Suche zeigt die AEDs, die dieses Gerät gespeichert hat.',
    findAed: 'AED finden',
    kept: 'Auf diesem Gerät gespeichert',
    pages: [
      { label: 'Notrufnummern aller Länder', to: '/emergency-numbers' },
      { label: 'Startseite mit der Liste aller Orte', to: '/' },
      { label: 'Grundsätze', to: '/principles' },
      { label: 'Methodik', to: '/methodology' },
      { label: 'Architektur', to: '/architecture' },
      { label: 'Datenschutz', to: '/privacy' },
      { label: 'Nutzungsbedingungen', to: '/terms' },
      { label: 'Barrierefreiheit', to: '/accessibility' },
    ],
    hubs: 'Seiten von Orten, die Sie geöffnet haben, öffnen sich wieder, mit den Bildern, die sie zeigten. Filme und Straßenkarten brauchen das Netz.',
    again: 'Diese Seite noch einmal versuchen',
  },
};
