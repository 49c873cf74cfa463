import { pluralIn } from '../../languages/plural.ts';
import type { EmbedWords } from '../words-of-site.ts';

const counted = pluralIn('de');

export const words: EmbedWords = {
  embedText: {
    title: 'Defibrillatoren (AED)',
    callFirst: 'Wählen Sie im Notfall zuerst die Notrufnummer.',
    count: (count) => counted(count, { one: '# AED eingetragen', other: '# AEDs eingetragen' }),
    always: (count) => counted(count, { one: '# rund um die Uhr', other: '# rund um die Uhr' }),
    none: 'In diesem Gebiet ist kein AED eingetragen.',
    tooMany: (count) =>
      counted(count, {
        one: 'In diesem Gebiet ist mehr als # AED eingetragen, zu viele für eine Liste. Öffnen Sie die Karte.',
        other: 'In diesem Gebiet sind mehr als # AEDs eingetragen, zu viele für eine Liste. Öffnen Sie die Karte.',
      }),
    noArea: 'Auf dieser Seite ist kein Gebiet angegeben.',
    failed: 'Die AED-Liste ließ sich nicht laden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    mapFrom: (name) => `Teile der Karte kommen von ${name}.`,
    showAll: (figure) => `Alle ${figure} zeigen`,
    find: 'Nächsten AED finden',
    dataOf: (day) => `Stand der Daten: ${day}.`,
    mayBeWrong: 'Einträge können falsch oder veraltet sein.',
  },
};
