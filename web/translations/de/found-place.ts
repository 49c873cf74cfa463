import { pluralIn } from '../../languages/plural.ts';
import type { FoundPlaceWords } from '../words-of-site.ts';

const counted = pluralIn('de');

export const words: FoundPlaceWords = {
  aedMapPlaceText: {
    loading: 'Die Karte wird geladen…',
    failed: 'Die Karte ließ sich nicht laden. Die Liste zeigt dieselben AEDs.',
    tryAgain: 'Noch einmal versuchen',
  },
  placeText: {
    allowAgain: {
      ios: 'So geben Sie ihn frei: Tippen Sie auf das Zeichen neben der Webadresse, dann auf Website-Einstellungen, Standort, Erlauben. Fehlt das, öffnen Sie Einstellungen, Datenschutz & Sicherheit, Ortungsdienste, Safari-Websites.',
      android:
        'So geben Sie ihn frei: Tippen Sie auf das Zeichen neben der Webadresse, dann auf Berechtigungen, Standort, Zulassen.',
      other: 'So geben Sie ihn frei: Klicken Sie auf das Zeichen neben der Webadresse und erlauben Sie den Standort.',
    },
    allowedRuns: 'Die Suche startet dann automatisch.',
    need: {
      refused: 'Diese Seite darf Ihren Standort nicht sehen.',
      failed: 'Wir konnten Ihren Standort nicht finden.',
      awaited: 'Wir warten noch auf Ihren Standort.',
    },
    needMore: 'Geben Sie einen Ort in Ihrer Nähe ein. Ihre Eingabe bleibt auf diesem Gerät.',
    elsewhere: 'An einem anderen Ort suchen',
    label: 'Stadt oder Ort',
    hint: 'Zum Beispiel Kraków, Zürich oder Okinawa; Akzente können Sie weglassen.',
    nothing: (typed) =>
      `„${typed}“ haben wir nicht gefunden. Versuchen Sie einen größeren Ort in der Nähe, oder wählen Sie einen Punkt auf der Karte.`,
    postcode: (typed) =>
      `„${typed}“ sieht wie eine Postleitzahl aus. Nach Postleitzahlen können wir nicht suchen. Geben Sie den Namen des Ortes ein, oder Koordinaten wie 47.3769, 8.5417, oder wählen Sie einen Punkt auf der Karte.`,
    beyond:
      'Diese Koordinaten gibt es nicht: Die Breite geht bis 90 Grad, die Länge bis 180. Prüfen Sie die Zahlen, oder wählen Sie einen Punkt auf der Karte.',
    unreadable:
      'Diese Koordinaten konnten wir nicht lesen. Geben Sie Breite und Länge ein, zum Beispiel 47.3769, 8.5417, oder wählen Sie einen Punkt auf der Karte.',
    noCoordinates:
      'In diesem Link stehen keine Koordinaten. Geben Sie sie ein, zum Beispiel 47.3769, 8.5417, oder wählen Sie einen Punkt auf der Karte.',
    options: (count) => counted(count, { one: '# Ort', other: '# Orte' }),
  },
  streetText: {
    straight: 'Luftlinie',
    along: 'auf Straßen',
    reordered: 'Auf der Straße ist ein anderer AED näher. Wir zeigen ihn jetzt zuerst.',
    offer: (name, minutes) => `Auf der Straße ist ${name} näher: zu Fuß ${minutes}. Lieber dorthin gehen?`,
    takeOffer: 'Zuerst zeigen',
    stay: 'Bei meinem bleiben',
    showWay: 'Weg zeigen',
    wayNotLoaded:
      'Die Wegbeschreibung ließ sich nicht laden. Prüfen Sie die Verbindung, oder öffnen Sie mit „Zu Fuß“ Ihre Karten-App.',
  },
};
