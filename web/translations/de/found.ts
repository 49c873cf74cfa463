import { pluralIn } from '../../languages/plural.ts';
import type { FoundWords } from '../words-of-site.ts';

const counted = pluralIn('de');
const people = (count: number) => counted(count, { one: '# Person', other: '# Personen' });
const minutes = (count: number) => counted(count, { one: '# Minute', other: '# Minuten' });
const aeds = (count: number) => counted(count, { one: '# AED', other: '# AEDs' });
const squares = (count: number) => counted(count, { one: '# Kachel', other: '# Kacheln' });

export const words: FoundWords = {
  aedMapText: {
    label:
      'Karte der AEDs. Die Liste daneben enthält dieselben. Pfeiltasten verschieben, Plus und Minus ändern den Maßstab.',
    pickLabel: 'Enter schlägt die Kartenmitte als Ort der Suche vor.',
    usability: {
      likely: 'bei Ankunft wohl nutzbar',
      uncertain: 'bei Ankunft vielleicht nutzbar',
      unlikely: 'bei Ankunft wohl nicht nutzbar',
    },
    otherAed: (name) => `AED: ${name}`,
    otherAeds: 'Weitere AEDs im Bild; die Pfeiltasten gehen von einem zum nächsten',
    group: (count) => `${aeds(count)}; vergrößert`,
    registers: 'AEDs: ',
    semicolon: '; ',
    brackets: { open: ' (', close: ')' },
    moreRegisters: (count) => counted(count, { one: '# weiteres Register', other: '# weitere Register' }),
    isIncomplete:
      'Einige AEDs dieses Ausschnitts ließen sich nicht laden. Karte verschieben, um es noch einmal zu versuchen.',
    isCountingAll: 'In diesem Maßstab zählen die Kreise jeden AED. Zum Filtern vergrößern.',
    searchHere: 'Vom Fadenkreuz aus suchen?',
    search: 'Hier suchen',
    cancelSearch: 'Abbrechen',
  },
  availabilityText: {
    midnight: {
      closes: 'schließt um Mitternacht',
      knownUntil: 'Zeiten unbekannt ab Mitternacht',
      closedUntil: 'Geschlossen bis Mitternacht',
    },
    always: 'Jetzt offen, rund um die Uhr',
    openNow: 'Jetzt offen',
    opensBefore: 'Öffnet vor der Ankunft zu Fuß',
    closes: (moment) => `schließt: ${moment}`,
    knownUntil: (moment) => `Zeiten unbekannt ab: ${moment}`,
    closesBefore: 'Schließt vor der Ankunft zu Fuß',
    farDay: (weekday, date, time) => `${weekday} ${date}, ${time}`,
    closedUntil: (moment) => `Geschlossen bis: ${moment}`,
    closedForLong: 'Geschlossen; das Register nennt keine sichere Öffnungszeit',
    alternativeFurther: (length, name) => `rund um die Uhr, ${length} weiter: ${name}`,
    alternativeNearer: (name) => `rund um die Uhr, nicht weiter: ${name}`,
    unknown: {
      'limited-in-words': 'Laut Register eingeschränkt',
      'says-always': 'Laut Register jederzeit verfügbar',
      'on-a-vehicle': 'In einem Fahrzeug, vielleicht unterwegs',
      'carried-about': 'Ohne festen Platz, vielleicht unterwegs',
      'no-hours': 'Keine Zeiten genannt',
      'hours-in-words': 'Ungewisse Zeiten: nur in den Worten des Registers',
      'not-said-for-this-time': 'Ungewisse Zeiten zu dieser Stunde',
      'public-holiday': 'Ungewisse Zeiten: dort ist heute vielleicht Feiertag',
      'no-local-time': 'Ungewisse Zeiten: dieses Gerät kennt die Uhrzeit dort nicht',
      'hours-too-old': 'Ungewisse Zeiten: die Daten des Registers sind abgelaufen',
    },
  },
  besideText: { thereAndBack: (time) => `hin und zurück ${time}`, droneAtBest: (time) => `bestenfalls ${time}` },
  cardText: {
    allDay: '24/7 zugänglich',
    verified: (when) => `Geprüft: ${when}`,
    estimated: 'Geschätzte Zeit',
    estimatedTo: (name) => `bis ${name}`,
    methods: { foot: 'Zu Fuß', car: 'Auto', drone: 'Drohne' },
    minutes: (time) => `${time}\u00a0Min.`,
    about: 'etwa',
    hours: (time) => `${time} Std.`,
    simulation: 'Simulation',
    overLimit: '(>5\u00a0Min.)',
  },
  checkedText: { today: 'heute', inMonth: (month) => month, inYear: (year) => year, on: (date) => date },
  detailsText: {
    where: 'Wo',
    level: (level) => `Ebene ${level}`,
    indoors: 'drinnen',
    outdoors: 'draußen',
    locked: 'abgeschlossen: beim Anruf nach dem Code fragen',
    unlocked: 'nicht abgeschlossen',
    access: {
      yes: 'Für alle zugänglich',
      permissive: 'Alle dürfen ihn benutzen',
      customers: 'Für Kundschaft; danach fragen',
      permit: 'Nur mit Erlaubnis: vielleicht kein Einlass',
      private: 'Privat: vielleicht kein Einlass',
      no: 'Nicht öffentlich: vielleicht kein Einlass',
    },
    childPads: 'Elektroden für Kinder',
    phone: 'Telefon',
    source: (titles) => `Quelle: ${titles}`,
    reportsAlone: 'Meldungen an diese Website, von einem Menschen bestätigt',
    entry: 'diesen Eintrag ansehen oder berichtigen',
  },
  dispatchText: {
    refused: {
      'drone-eta-over-limit': {
        title: 'Drohne nicht geschickt: über 5 Minuten',
        description: 'Einen näheren AED oder einen anderen Weg wählen',
      },
      'not-signed-in': { title: 'Anmeldung nötig', description: 'Zum Schicken von Drohnen anmelden' },
      'no-drone-permission': {
        title: 'Erlaubnis für Drohnen nötig',
        description: 'Drohnen schickt nur, wem ein Administrator es erlaubt',
      },
    },
    failed: { title: 'Es hat nicht geklappt', description: 'Noch einmal versuchen oder uns schreiben' },
    droneSent: 'Drohne geschickt!',
    navigationStarted: 'Wegweisung gestartet!',
    note: {
      drone: 'Simulation: niemand wurde geschickt',
      maps: 'Niemand wurde geschickt: es öffnet sich die Karten-App',
      sample: 'Beispieldaten: niemand wurde geschickt, keine Karte geht auf',
    },
    eta: (time, name) => `Geschätzte Zeit: ${time}\u00a0Min. bis ${name}`,
  },
  keepAreaText: {
    title: 'Ohne Netz',
    keep: 'Diese Gegend offline behalten',
    offer: (count, size) =>
      `${aeds(count)} des Registers im Umkreis von gut 25\u00a0km: etwa ${size}. Danach findet sich der nächste ohne Netz.`,
    withStreets: (size) =>
      `Mit den Straßen im Umkreis von 10\u00a0km, um ohne Netz geführt zu werden: etwa ${size} mehr.`,
    lost: 'Der Browser hat das gespeicherte Gebiet von diesem Gerät entfernt. Noch einmal speichern.',
    privacy:
      'Nur auf diesem Gerät. Der Server sieht, welche Kartenkacheln geholt werden, nie den Standort. Erscheint ein neueres Register, werden sie neu geholt.',
    keeping: (done, total) => (total === 0 ? 'Wird behalten…' : `Wird behalten: ${done} von ${squares(total)}`),
    kept: (cells, count, day) => `Behalten: ${squares(cells)}, ${aeds(count)}, Stand: ${day}`,
    remove: 'Entfernen',
    failed: {
      network:
        'Die Gegend ist nicht behalten: das Netz brach ab. Nichts ist verloren; bei besserer Verbindung noch einmal versuchen.',
      full: 'Die Gegend ist nicht behalten: auf diesem Gerät ist kein Platz mehr. Platz schaffen und noch einmal versuchen.',
      site: 'Die Gegend ist nicht behalten: dieser Browser lässt keine Seite ohne Netz arbeiten. Ein privates Fenster tut das nie.',
      remove:
        'Die Gegend ist nicht entfernt: der Browser weigerte sich. Noch einmal versuchen oder die Daten dieser Website löschen.',
    },
  },
  listText: {
    first: 'Jemanden zuerst zu diesem schicken',
    noneToFetch: 'Keiner rechtzeitig zu holen',
    unread: 'Das Register war nicht lesbar',
    partUnread: 'Ein Teil des Registers war nicht lesbar',
    former: 'Diese Liste ist von der Suche davor: ihre Entfernungen sind ab dem Ort jener Suche.',
    others: 'Die anderen, in dieser Reihenfolge',
    chosen: 'Der ausgewählte',
    all: 'Alle, in dieser Reihenfolge',
    howToGetIt: 'So kommt man daran:',
    noListFor: (country) => `Für ${country} haben wir keine AED-Liste.`,
    noListHere: (country) => `Unsere AED-Listen decken diesen Teil nicht ab: ${country}.`,
    clockCorrected: 'Die Uhr dieses Geräts geht falsch. Was offen ist, richtet sich nach der Uhr unseres Servers.',
    clockDoubted: 'Die Uhr dieses Geräts geht wohl falsch: was offen ist, ist ungewiss. Datum und Uhrzeit prüfen.',
    hoursInRegister: 'Im Register steht:',
    hoursWhole: 'Zeiten, wie das Register sie schreibt:',
    doubtOfState: 'Im Register steht zum Zustand:',
    doubtOfAccess: 'Im Register steht, wer ihn nutzen darf:',
    doubtOfPlace: (length) => `Der Ort ist ungenau: bis zu ${length} von der Nadel entfernt`,
    placeInDoubt: 'Der Ort im Register ist vielleicht falsch',
    backToList: 'Zurück zur Liste',
    map: 'Die Karte und was dazugehört',
  },
  reachText: {
    noneInReach:
      'Kein AED zu Fuß erreichbar bekannt. Weiter drücken und mit der Leitstelle verbunden bleiben; der Rettungswagen bringt einen.',
    allClosed:
      'Jeder erreichbare AED ist bei Ankunft geschlossen. Weiter drücken und die Leitstelle fragen; der Rettungswagen bringt einen.',
    nearestBeyond: (name, length, drive) =>
      `Am nächsten: ${name}, ${length} entfernt; mit dem Auto etwa ${drive} hin und zurück.`,
    farther: (count) =>
      counted(count, {
        one: '# weiterer AED liegt zu Fuß über eine Stunde entfernt, hin und zurück.',
        other: '# weitere AEDs liegen zu Fuß über eine Stunde entfernt, hin und zurück.',
      }),
    show: (count) => `Trotzdem zeigen (${count})`,
    pair: (second, sooner) =>
      `Können zwei gehen? Eine Person zu Nummer 1, die andere zu Nummer ${second}: ist der erste nicht zu haben, ist so ein AED etwa ${minutes(sooner)} früher da.`,
  },
  reasonText: {
    nearestOpen: 'Am nächsten und bei Ankunft offen',
    open: 'Bei Ankunft offen',
    openBeforeNearer: (count) => `Bei Ankunft offen; nähere sind vielleicht verschlossen: ${count}`,
    uncertain: {
      'not-for-everybody': 'Nicht für alle gedacht',
      reported: 'Leute melden, dass etwas nicht stimmt',
      unclear: 'Im Register ist etwas unklar',
    },
    nearerThanSure: (uncertain, sooner) =>
      `${uncertain}. ${minutes(sooner)} näher als der erste AED, der sicher zugänglich ist`,
    nearestUncertain: (uncertain, chance) => `Am nächsten. ${uncertain}; ${chance}`,
    uncertainAs: (uncertain, chance) => `${uncertain}; ${chance}`,
    chance: {
      most: 'die meisten solchen AEDs sind zu dieser Stunde zu haben',
      some: 'etwa die Hälfte solcher AEDs ist zu dieser Stunde zu haben',
      few: 'wenige solche AEDs sind zu dieser Stunde zu haben',
    },
  },
  registryText: {
    comma: ', ',
    semicolon: '; ',
    from: {
      rough: (length) =>
        `Der Standort ist nur auf etwa ${length} bekannt: Entfernungen und Reihenfolge sind ebenso grob. Er bleibt auf diesem Gerät.`,
      named: (name) => `Entfernungen ab der Mitte von ${name}, nicht ab dem Standort.`,
      point: (name) => `Entfernungen ab diesem Punkt: ${name}.`,
      map: 'Entfernungen ab dem auf der Karte gewählten Punkt.',
    },
    summary: (count) =>
      count === 1
        ? '1 AED zu Fuß erreichbar, soweit das Register weiß.'
        : `${count} AEDs erreichbar, der beste zuerst.`,
    summaryOrder:
      'Nach der Zeit, bis einer beim Patienten ist: Hin- und Rückweg und das Risiko einer verschlossenen Tür.',
    nearestIs: (name, length, reason) => `Am nächsten von allen: ${name}, ${length}: ${reason}.`,
    showNearest: 'Zeigen',
    onlyOpen: 'Nur bei Ankunft offene',
    hidden: (count) => `${aeds(count)} ausgeblendet`,
    noneOpen: 'Von keinem ist bekannt, dass er bei Ankunft offen ist. Filter wegnehmen, um die anderen zu sehen.',
    more: (count) => `${count} weitere zeigen`,
    damaged: 'Ein Teil des Registers passt nicht zur Prüfsumme und wird nicht gezeigt; AEDs können fehlen.',
    gaps: 'Ein Teil des Registers war nicht lesbar; in der Liste können AEDs fehlen.',
    unread: 'Das Register war um diesen Ort nicht lesbar. Noch einmal versuchen; inzwischen die Leitstelle fragen.',
    none: 'Das Register kennt keinen AED im Umkreis von 50\u00a0km. Die Leitstelle am Telefon fragen.',
    announced: (count, name, length, reason) => `${aeds(count)}, der beste zuerst: ${name}, ${length}, ${reason}.`,
    showOnMap: 'Auf der Karte zeigen',
    showOnMapOf: (name) => `wo ${name} ist`,
    openMap: 'Karte zeigen',
    closeMap: 'Karte ausblenden',
    chosenPoint: 'Gewählter Punkt',
    pointAtMap: 'Oder auf die Karte zeigen',
    data: 'AED-Daten: ',
    brackets: { open: ' (', close: ')' },
    stop: '.',
    dataNote:
      'Von Freiwilligen und Gemeinden; Einträge können falsch oder veraltet sein. Entfernungen sind Luftlinie, Zeiten unsere Schätzung. Der Standort bleibt auf diesem Gerät.',
    numbersNote:
      'Notrufnummern: unsere eigene Tabelle, jede Zeile mit Quelle; das Land nach Grenzen in dieser Seite (country-coder, von den Machern des OpenStreetMap-Editors).',
    maps: '„Zu Fuß“ und „Auto“ öffnen',
    mapsChoices: {
      phone: 'Karten dieses Telefons',
      apple: 'Apple Maps',
      google: 'Google Maps',
      openstreetmap: 'OpenStreetMap',
    },
    mapsNote: 'Sie erfahren, wo der AED ist, nicht den eigenen Standort.',
  },
  reckoningLinkText: {
    title: 'Wie wird das berechnet?',
    notLoaded: 'Die Antwort ließ sich nicht öffnen. Verbindung prüfen und die Seite neu laden.',
  },
  reportedText: {
    open: {
      gone: (count, since) => `Als fehlend gemeldet (${people(count)}, seit ${since}), noch nicht bestätigt`,
      'out-of-order': (count, since) =>
        `Als verschlossen oder defekt gemeldet (${people(count)}, seit ${since}), noch nicht bestätigt`,
      hours: (count, since) => `Zeiten als falsch gemeldet (${people(count)}, seit ${since}), noch nicht bestätigt`,
      place: (count, since) => `Ort als falsch gemeldet (${people(count)}, seit ${since}), noch nicht bestätigt`,
      present: (count, last) => `Als vorhanden gemeldet (${people(count)}, zuletzt ${last})`,
    },
    confirmed: {
      gone: (day) => `Fehlen bestätigt am ${day}; das Register führt ihn seither neu`,
      'out-of-order': (day) => `Verschlossen oder defekt, bestätigt am ${day}`,
      hours: (day) => `Zeiten berichtigt am ${day}`,
      place: (day) => `Ort berichtigt am ${day}`,
      present: (day) => `Als vorhanden bestätigt am ${day}`,
      new: (day) => `Von Leuten gemeldet und am ${day} bestätigt; noch in keinem Register`,
    },
    contradicted: (confirmed) => `${confirmed}; das Register sagt seither etwas anderes`,
    question: (question) => `Frage der Betreuung: ${question}`,
  },
  samplesText: {
    found: (count, name, kilometres) => `${count} Beispiel-AEDs, der nächste zuerst: ${name}, ${kilometres}\u00a0km.`,
    notReal:
      'Diese Einträge sind erfunden, um die Suche zu zeigen; solche Geräte gibt es nicht. Im Notfall die Leitstelle am Telefon nach dem nächsten AED fragen.',
  },
  sourceAgesText: {
    asOf: (title, day) => `${title}: Daten vom ${day}`,
    unknown: (title) => `${title}: das Register nennt keinen Tag seiner Daten`,
    more: (count) => `und ${count} weitere`,
    recent: (sources) => `${sources}.`,
    old: (sources) =>
      `Über ein Jahr alt: ${sources}. Ein AED kann seither versetzt oder weg sein; vor Ort oder die Leitstelle fragen.`,
  },
};
