import type { LinksWords } from '../words-of-site.ts';

export const words: LinksWords = {
  frameText: {
    emergency: [
      { label: 'Herzdruckmassage', to: '/cpr' },
      { label: 'Notrufnummern', to: '/emergency-numbers' },
    ],
    links: [
      { label: 'Karte', to: '/#map' },
      { label: 'Orte', to: '/hubs' },
      { label: 'Lebenserwartung', to: '/life-expectancy' },
      { label: 'Grundsätze', to: '/principles' },
      { label: 'Methodik', to: '/methodology' },
      { label: 'Architektur', to: '/architecture' },
    ],
    tagline: 'Wo Menschen lange leben, und woher wir das wissen.',
    disclaimer:
      'Nichts auf dieser Website ist ärztlicher Rat. Wertungen sind Einschätzungen und keine Messungen, wenn nicht Quelle und Jahr daneben stehen.',
    marked: 'Seiten mit dem Zeichen EN sind auf Englisch.',
    columns: [
      {
        title: 'Plattform',
        links: [
          { label: 'Karte der Langlebigkeit', to: '/#map' },
          { label: 'Alle Orte', to: '/hubs' },
          { label: 'Lebenserwartung', to: '/life-expectancy' },
          { label: 'AED-Suche', to: '/aed' },
          { label: 'AEDs nach Ländern', to: '/aeds' },
          { label: 'Zugangsstufen', to: '/#access-tiers' },
        ],
      },
      {
        title: 'Material',
        links: [
          { label: 'Grundsätze', to: '/principles' },
          { label: 'Methodik', to: '/methodology' },
          { label: 'Architektur des Systems', to: '/architecture' },
          { label: 'Das Hauptbuch', to: '/ledger' },
          { label: 'Offene Daten', to: '/developers' },
          { label: 'Herzdruckmassage', to: '/cpr' },
          { label: 'Notrufnummern', to: '/emergency-numbers' },
        ],
      },
      {
        title: 'Rechtliches',
        links: [
          { label: 'Datenschutz', to: '/privacy' },
          { label: 'Nutzungs\u00adbedingungen', to: '/terms' },
          { label: 'Barrierefreiheit', to: '/accessibility' },
          { label: 'Was diese Website nicht behauptet', to: '/methodology#not-claimed' },
          { label: 'Quellen und Lizenzen', to: '/methodology#sources' },
          { label: 'Ihr Standort bleibt bei Ihnen', to: '/methodology#privacy' },
        ],
      },
    ],
    reuse: { label: 'Texte, Wertungen und Downloads: CC BY 4.0', to: '/terms#reuse' },
    licences: 'Lizenzen der Software',
  },
  translationNoteText: {
    notReviewed: 'Diese Übersetzung wurde noch nicht medizinisch geprüft.',
    report: 'Fehler melden',
    englishInPlaces: 'Einige Sätze stehen auf Englisch: Ihre Übersetzung ist noch nicht fertig.',
    englishRest: 'Englisch sind: Namen vieler Orte, Titel von Quellen und Anmerkungen zu Ländern.',
  },
};
