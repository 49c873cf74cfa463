import { pluralIn } from '../../languages/plural.ts';
import type { FoundPlaceWords } from '../words-of-site.ts';

const counted = pluralIn('de');

export const words: FoundPlaceWords = {
  aedMapPlaceText: {
    loading: 'Die Karte wird geladen…',
    failed: 'Die Karte ließ sich nicht laden. Die Liste enthält dieselben AEDs.',
    tryAgain: 'Noch einmal versuchen',
  },
  placeText: {
    allowAgain: {
      ios: 'Zum Freigeben: auf das Zeichen in der Adresszeile drücken, dann Website-Einstellungen, Standort, Erlauben. Fehlt das: Einstellungen, Datenschutz & Sicherheit, Ortungsdienste, Safari-Websites.',
      android: 'Zum Freigeben: auf das Zeichen neben der Adresse drücken, dann Berechtigungen, Standort, Zulassen.',
      other: 'Zum Freigeben: auf das Zeichen neben der Adresse drücken und den Standort erlauben.',
    },
    allowedRuns: 'Die Suche läuft dann von selbst.',
    need: {
      refused: 'Der Standort ist für diese Seite nicht freigegeben.',
      failed: 'Der Standort war nicht zu finden.',
      awaited: 'Das Gerät hat den Standort noch nicht genannt.',
    },
    needMore: 'Stattdessen einen Ort in der Nähe nennen. Er bleibt auf diesem Gerät.',
    elsewhere: 'An einem anderen Ort suchen',
    label: 'Stadt oder Ort der Langlebigkeit',
    hint: 'Etwa Kraków, Zürich oder Okinawa; Akzente dürfen fehlen.',
    nothing: (typed) =>
      `„${typed}“ ist nicht bekannt: nur Städte, Orte der Langlebigkeit und Orte aus den Adressen der AEDs. Einen größeren Ort in der Nähe eingeben oder auf die Karte zeigen.`,
    postcode: (typed) =>
      `„${typed}“ sieht wie eine Postleitzahl aus, und keine ist hier bekannt. Den Namen des Ortes oder Koordinaten wie 47.3769, 8.5417 eingeben oder auf die Karte zeigen.`,
    beyond:
      'Diese Koordinaten gibt es auf der Erde nicht: Breite bis 90 Grad, Länge bis 180. Die Zahlen prüfen oder auf die Karte zeigen.',
    unreadable:
      'Das war nicht als Koordinaten zu lesen. Breite und Länge eingeben, etwa 47.3769, 8.5417, oder auf die Karte zeigen.',
    noCoordinates:
      'In dieser Adresse stehen keine Koordinaten. Sie eingeben, etwa 47.3769, 8.5417, oder auf die Karte zeigen.',
    options: (count) => counted(count, { one: '# Ort', other: '# Orte' }),
  },
  streetText: {
    straight: 'Luftlinie',
    along: 'auf Straßen',
    reordered: 'Auf der Straße ist ein anderer AED näher als in der Luftlinie. Er steht jetzt vorn.',
    offer: (name, minutes) => `Auf der Straße ist ${name} näher: zu Fuß ${minutes}. Lieber dorthin?`,
    takeOffer: 'Nach vorn stellen',
    stay: 'Bei meinem bleiben',
    showWay: 'Weg zeigen',
    wayNotLoaded: 'Der Weg ließ sich nicht öffnen. Verbindung prüfen, oder „Zu Fuß“ öffnet die Karten-App.',
  },
};
