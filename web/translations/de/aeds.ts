import type { AedsWords } from '../words-of-site.ts';

export const words: AedsWords = {
  aedsText: {
    allTitle: 'AEDs nach Ländern',
    allMore:
      'Wählen Sie ein Land oder Gebiet: wie viele AEDs verzeichnet sind, wo sie hängen und wann sie zugänglich sind.',
    title: (name) => `AEDs: ${name}`,
    description: (name, figure) =>
      `${name}. Verzeichnete AEDs: ${figure}. Wo sie hängen, wann sie zugänglich sind und wann sie zuletzt geprüft wurden.`,
    listed: (figure) => `Verzeichnete AEDs: ${figure}`,
    reach: 'Wann sie zugänglich sind',
    now: 'Jetzt',
    night: 'Nachts um 3',
    open: 'Zugänglich',
    closed: 'Geschlossen',
    unknown: 'Nicht bekannt',
    asOf: (moment) => `Jetzt heißt: ${moment}, Ortszeit.`,
    unchecked: (figure) => `Ohne vermerkte Prüfung: ${figure}`,
    allChecked: 'Bei jedem AED ist eine Prüfung vermerkt.',
    notChecked: 'Keine Prüfung vermerkt',
    hours: (value) => `Zeiten: ${value}`,
    list: 'Liste, vom Zentrum aus',
    fromCentre: (length) => `${length} vom Zentrum`,
    towns: 'Orte, die mit den meisten AEDs zuerst',
    elsewhere: (figure) => `Außerhalb dieser Orte: ${figure}`,
    part: (number, last) => `Seite ${number} von ${last}`,
    previous: 'Vorherige Seite',
    next: 'Nächste Seite',
    files: 'Alle AEDs als Datei:',
    townNames: 'Ortsnamen: ',
    none: {
      title: 'Unter dieser Adresse ist kein AED verzeichnet',
      more: 'Prüfen Sie die Adresse oder wählen Sie ein Land.',
    },
    needsScript: 'Diese Seiten gibt es nur auf unserem eigenen Server. Suchen Sie stattdessen den nächsten AED.',
  },
};
