import { pluralIn } from '../../languages/plural.ts';
import type { FoundPlaceWords } from '../words-of-site.ts';

const counted = pluralIn('de');
const aeds = (count: number) => counted(count, { one: '# AED', other: '# AEDs' });
const squares = (count: number) => counted(count, { one: '# Kachel', other: '# Kacheln' });

export const words: FoundPlaceWords = {
  aedMapText: {
    label:
      'Karte der AEDs. Die Liste daneben enthält dieselben AEDs. Die Pfeiltasten verschieben die Karte, Plus und Minus ändern den Maßstab.',
    pickLabel: 'Mit Enter wählen Sie die Mitte der Karte. Bestätigen Sie dann die Suche.',
    usability: {
      likely: 'bei Ihrer Ankunft wahrscheinlich nutzbar',
      uncertain: 'bei Ihrer Ankunft vielleicht nutzbar',
      unlikely: 'bei Ihrer Ankunft wahrscheinlich nicht nutzbar',
    },
    otherAed: (name) => `AED: ${name}`,
    otherAeds: 'Weitere AEDs im Bild. Die Pfeiltasten gehen von einem zum nächsten.',
    group: (count) => `${aeds(count)}; vergrößert`,
    registers: 'AEDs: ',
    semicolon: '; ',
    brackets: { open: ' (', close: ')' },
    moreRegisters: (count) => counted(count, { one: '# weitere Liste', other: '# weitere Listen' }),
    isIncomplete:
      'Einige AEDs in diesem Ausschnitt wurden nicht geladen. Verschieben Sie die Karte, um es noch einmal zu versuchen.',
    isCountingAll: 'In diesem Maßstab zählen die Kreise alle AEDs. Vergrößern Sie die Karte, um zu filtern.',
    searchHere: 'Vom Fadenkreuz aus suchen?',
    search: 'Hier suchen',
    cancelSearch: 'Abbrechen',
  },
  keepAreaText: {
    title: 'Offline nutzen',
    keep: 'Dieses Gebiet offline speichern',
    offer: (count, size) =>
      `${aeds(count)} im Umkreis von gut 25\u00a0km: etwa ${size}. Danach finden Sie den nächsten AED auch ohne Netz.`,
    withStreets: (size) =>
      `Mit den Straßen im Umkreis von 10\u00a0km, um den Weg ohne Netz zu zeigen: etwa ${size} mehr.`,
    lost: 'Ihr Browser hat das gespeicherte Gebiet gelöscht. Speichern Sie es noch einmal.',
    privacy:
      'Nur auf diesem Gerät gespeichert. Der Server sieht, welche Kartenkacheln geladen werden, aber nie, wo Sie sind. Wenn wir eine neuere AED-Liste veröffentlichen, werden sie neu geladen.',
    keeping: (done, total) => (total === 0 ? 'Wird gespeichert…' : `Wird gespeichert: ${done} von ${squares(total)}`),
    kept: (cells, count, day) => `Gespeichert: ${aeds(count)} in ${squares(cells)}, Stand: ${day}`,
    remove: 'Entfernen',
    failed: {
      network:
        'Nicht gespeichert: Die Verbindung ist abgebrochen. Versuchen Sie es dort noch einmal, wo sie besser ist.',
      full: 'Nicht gespeichert: Auf diesem Gerät ist kein Platz mehr. Schaffen Sie Platz und versuchen Sie es noch einmal.',
      site: 'Nicht gespeichert: Dieser Browser oder dieses private Fenster kann keine Seiten für den Offline-Betrieb speichern. Versuchen Sie einen anderen Browser.',
      remove:
        'Nicht entfernt: Der Browser hat es abgelehnt, das Gebiet ist noch gespeichert. Versuchen Sie es noch einmal, oder löschen Sie die Daten dieser Website.',
    },
  },
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
