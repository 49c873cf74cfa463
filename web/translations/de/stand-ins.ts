import type { StandInWords } from '../words-of-site.ts';

export const words: StandInWords = {
  notFoundText: {
    number: '404',
    title: 'Seite nicht gefunden',
    text: 'Unter dieser Adresse gibt es keine Seite. Sie ist vielleicht umgezogen, oder die Adresse enthält einen Tippfehler.',
    home: 'Zur Startseite',
    chart: 'Unerforscht',
  },
  offlineText: {
    tag: 'Keine Verbindung',
    title: 'Sie sind offline',
    lede: 'Diese Seite ist nicht auf Ihrem Gerät gespeichert, und es gibt keine Verbindung. Die Seiten unten funktionieren trotzdem.',
    emergency: 'Im Notfall',
    callFirst: 'Wählen Sie zuerst den Notruf.',
    callFirstMore:
      'Ein Anruf braucht kein Internet. Die AED-Suche zeigt die AEDs, die auf diesem Gerät gespeichert sind.',
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
    hubs: 'Auch Seiten von Orten, die Sie schon geöffnet haben, funktionieren, mit den Bildern, die sie zeigten. Videos und Straßenkarten brauchen eine Verbindung.',
    again: 'Diese Seite noch einmal versuchen',
  },
};
