import { pluralIn } from '../../languages/plural.ts';
import type { FoundWords } from '../words-of-site.ts';

const counted = pluralIn('de');
const reports = (count: number) => counted(count, { one: '# Meldung', other: '# Meldungen' });
const minutes = (count: number) => counted(count, { one: '# Minute', other: '# Minuten' });
const aeds = (count: number) => counted(count, { one: '# AED', other: '# AEDs' });

export const words: FoundWords = {
  availabilityText: {
    midnight: {
      closes: 'schließt um Mitternacht',
      knownUntil: 'Zeiten unbekannt ab Mitternacht',
      closedUntil: 'Geschlossen bis Mitternacht',
    },
    always: 'Jetzt zugänglich, rund um die Uhr',
    openNow: 'Jetzt zugänglich',
    opensBefore: 'Öffnet, bevor Sie zu Fuß ankommen',
    closes: (moment) => `schließt: ${moment}`,
    knownUntil: (moment) => `Zeiten unbekannt ab: ${moment}`,
    closesBefore: 'Schließt, bevor Sie zu Fuß ankommen',
    farDay: (weekday, date, time) => `${weekday} ${date}, ${time}`,
    closedUntil: (moment) => `Geschlossen bis: ${moment}`,
    closedForLong: 'Geschlossen, Öffnungszeit unbekannt',
    alternativeFurther: (length, name) => `Rund um die Uhr zugänglich, ${length} weiter: ${name}`,
    alternativeNearer: (name) => `Rund um die Uhr zugänglich, nicht weiter entfernt: ${name}`,
    unknown: {
      'limited-in-words': 'Laut AED-Liste eingeschränkt zugänglich',
      'says-always': 'Laut AED-Liste jederzeit zugänglich',
      'on-a-vehicle': 'In einem Fahrzeug, vielleicht unterwegs',
      'carried-about': 'Ohne festen Ort, vielleicht unterwegs',
      'no-hours': 'Keine Öffnungszeiten angegeben',
      'hours-in-words': 'Öffnungszeiten unklar: nur in Worten beschrieben',
      'not-said-for-this-time': 'Unklar, ob um diese Zeit zugänglich',
      'public-holiday': 'Öffnungszeiten unklar: Dort ist heute vielleicht Feiertag',
      'no-local-time': 'Öffnungszeiten unklar: Die Ortszeit dort ist nicht bekannt',
      'hours-too-old': 'Öffnungszeiten unklar: Die angegebenen Tage liegen in der Vergangenheit',
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
    locked: 'abgeschlossen: Fragen Sie die Leitstelle nach dem Code',
    unlocked: 'nicht abgeschlossen',
    access: {
      yes: 'Für alle zugänglich',
      permissive: 'Alle dürfen ihn benutzen',
      customers: 'Für Kundschaft: Fragen Sie danach',
      permit: 'Nur mit Erlaubnis: Vielleicht lässt man Sie nicht hinein',
      private: 'Privat: Vielleicht lässt man Sie nicht hinein',
      no: 'Nicht öffentlich: Vielleicht lässt man Sie nicht hinein',
    },
    childPads: 'Elektroden für Kinder',
    number: 'Nummer auf dem Kasten',
    tellNumber: 'Nennen Sie der Leitstelle diese Nummer.',
    plusCode: 'Plus Code',
    phone: 'Telefon',
    source: (titles) => `Quelle: ${titles}`,
    reportsAlone: 'Meldungen an diese Website, von einem Menschen geprüft',
    entry: 'auf OpenStreetMap ansehen oder bearbeiten',
  },
  dispatchText: {
    refused: {
      'drone-eta-over-limit': {
        title: 'Drohne nicht geschickt: Flug dauert über 5 Minuten',
        description: 'Wählen Sie einen näheren AED oder einen anderen Weg',
      },
      'not-signed-in': { title: 'Anmeldung nötig', description: 'Melden Sie sich an, um Drohnen zu schicken' },
      'no-drone-permission': {
        title: 'Erlaubnis für Drohnen nötig',
        description: 'Um Drohnen zu schicken, brauchen Sie die Erlaubnis eines Administrators',
      },
    },
    failed: {
      title: 'Die Anforderung ist fehlgeschlagen',
      description: 'Versuchen Sie es noch einmal oder wenden Sie sich an den Support',
    },
    droneSent: 'Drohne geschickt!',
    navigationStarted: 'Navigation gestartet!',
    note: {
      drone: 'Simulation: Niemand wurde geschickt',
      maps: 'Ihre Karten-App öffnet sich. Niemand wurde geschickt.',
      sample: 'Beispieldaten: Niemand wurde geschickt, keine Karte öffnet sich',
    },
    eta: (time, name) => `Geschätzte Zeit: ${time}\u00a0Min. bis ${name}`,
  },
  listText: {
    first: 'Schicken Sie zuerst jemanden zu diesem AED',
    noneToFetch: 'Kein AED lässt sich rechtzeitig holen',
    unread: 'Die AED-Liste ließ sich nicht laden',
    partUnread: 'Ein Teil der AED-Liste ließ sich nicht laden',
    former: 'Das sind Ihre letzten Ergebnisse. Die Entfernungen gelten ab dem Ort jener Suche.',
    others: 'Andere AEDs, in dieser Reihenfolge',
    chosen: 'Diesen haben Sie gewählt',
    all: 'Alle AEDs, in dieser Reihenfolge',
    howToGetIt: 'So kommen Sie daran:',
    noListFor: (country) => `Für dieses Land haben wir keine AED-Liste: ${country}.`,
    noListHere: (country) => `Unsere AED-Listen decken diesen Teil des Landes nicht ab: ${country}.`,
    clockCorrected: 'Die Uhr dieses Geräts geht falsch. Was offen ist, beurteilen wir nach der Uhr unseres Servers.',
    clockDoubted:
      'Die Uhr dieses Geräts geht wohl falsch. Prüfen Sie Datum und Uhrzeit. Auch unsere Angaben, was offen ist, können falsch sein.',
    hoursInRegister: 'In der AED-Liste steht:',
    hoursWhole: 'Öffnungszeiten laut Liste:',
    doubtOfState: 'In der AED-Liste steht zum Zustand:',
    doubtOfAccess: 'In der AED-Liste steht, wer ihn benutzen darf:',
    doubtOfPlace: (length) => `Ungefährer Ort: Er kann bis zu ${length} von der Markierung entfernt sein`,
    placeInDoubt: 'Der angegebene Ort ist vielleicht falsch',
    backToList: 'Zurück zur Liste',
    map: 'Karte und Karteneinstellungen',
  },
  reachText: {
    noneInReach:
      'In Gehweite ist kein AED verzeichnet. Setzen Sie die Herzdruckmassage fort. Bleiben Sie mit der Leitstelle verbunden. Der Rettungswagen bringt einen AED mit.',
    allClosed:
      'Alle AEDs in Gehweite sind geschlossen, wenn Sie ankommen. Setzen Sie die Herzdruckmassage fort. Fragen Sie die Leitstelle. Der Rettungswagen bringt einen AED mit.',
    nearestBeyond: (name, length, drive) =>
      `Der nächste: ${name}, ${length} entfernt. Mit dem Auto dauert es hin und zurück etwa ${drive}.`,
    farther: (count) =>
      counted(count, {
        one: 'Für # weiteren AED brauchen Sie zu Fuß hin und zurück über eine Stunde.',
        other: 'Für # weitere AEDs brauchen Sie zu Fuß hin und zurück über eine Stunde.',
      }),
    show: (count) => counted(count, { one: 'Diesen trotzdem zeigen', other: 'Diese # trotzdem zeigen' }),
    pair: (second, sooner) =>
      `Zwei Helfer? Schicken Sie einen zu AED 1 und einen zu AED ${second}. Ist AED 1 nicht verfügbar, spart das etwa ${minutes(sooner)}.`,
  },
  reasonText: {
    nearestOpen: 'Am nächsten und zugänglich, wenn Sie ankommen',
    open: 'Zugänglich, wenn Sie ankommen',
    openBeforeNearer: (count) =>
      counted(count, {
        one: 'Zugänglich, wenn Sie ankommen; # näherer ist vielleicht verschlossen',
        other: 'Zugänglich, wenn Sie ankommen; # nähere sind vielleicht verschlossen',
      }),
    uncertain: {
      'not-for-everybody': 'Nicht für alle zugänglich',
      reported: 'Jemand meldet ein Problem damit',
      unclear: 'In der AED-Liste ist etwas unklar',
    },
    nearerThanSure: (uncertain, sooner) =>
      `${uncertain}. ${minutes(sooner)} näher als der erste AED, der voraussichtlich zugänglich ist`,
    nearestUncertain: (uncertain, chance) => `Am nächsten. ${uncertain}; ${chance}`,
    uncertainAs: (uncertain, chance) => `${uncertain}; ${chance}`,
    chance: {
      most: 'solche AEDs sind um diese Zeit meist zugänglich',
      some: 'um diese Zeit ist etwa die Hälfte solcher AEDs zugänglich',
      few: 'solche AEDs sind um diese Zeit selten zugänglich',
    },
  },
  registryText: {
    comma: ', ',
    semicolon: '; ',
    from: {
      rough: (length) =>
        `Ihr Standort ist nur auf etwa ${length} genau, deshalb sind Entfernungen und Reihenfolge ungefähr.`,
      named: (name) => `Entfernungen ab der Mitte von ${name}, nicht ab Ihrem Standort.`,
      point: (name) => `Entfernungen ab diesem Punkt: ${name}.`,
      map: 'Entfernungen ab dem Punkt, den Sie auf der Karte gewählt haben.',
    },
    summary: (count) =>
      counted(count, { one: '# AED in Gehweite verzeichnet.', other: '# AEDs in Gehweite, der beste zuerst.' }),
    summaryOrder:
      'Danach geordnet, wie schnell ein AED beim Patienten sein kann. Verschlossene Türen sind eingerechnet.',
    nearestIs: (name, length, reason) => `Am nächsten: ${name}, ${length}, ${reason}.`,
    showNearest: 'Zeigen',
    onlyOpen: 'Nur AEDs zeigen, die bei Ihrer Ankunft zugänglich sind',
    hidden: (count) => `${aeds(count)} ausgeblendet`,
    noneOpen:
      'Von keinem ist bekannt, dass er bei Ihrer Ankunft zugänglich ist. Schalten Sie den Filter aus, um die anderen zu sehen.',
    more: (count) => counted(count, { one: '# weiteren zeigen', other: '# weitere zeigen' }),
    damaged: 'Es können AEDs fehlen: Ein Teil der Liste kam beschädigt an, wir haben ihn weggelassen.',
    gaps: 'Es können AEDs fehlen: Ein Teil der Liste wurde nicht geladen.',
    unread:
      'Die AED-Liste für diese Gegend ließ sich nicht laden. Versuchen Sie es noch einmal. Fragen Sie die Leitstelle nach dem nächsten AED.',
    none: 'Im Umkreis von 50\u00a0km ist kein AED verzeichnet. Fragen Sie die Leitstelle nach dem nächsten AED.',
    announced: (count, name, length, reason) => `${aeds(count)}, der beste zuerst: ${name}, ${length}, ${reason}.`,
    showOnMap: 'Auf der Karte zeigen',
    showOnMapOf: (name) => `wo ${name} ist`,
    openMap: 'Karte zeigen',
    closeMap: 'Karte ausblenden',
    chosenPoint: 'Gewählter Punkt',
    pointAtMap: 'Oder einen Punkt auf der Karte wählen',
    data: 'AED-Daten: ',
    brackets: { open: ' (', close: ')' },
    stop: '.',
    dataNote:
      'Diese Listen erstellen Freiwillige und Gemeinden. Einträge können falsch oder veraltet sein. Entfernungen sind Luftlinie. Zeiten sind unsere Schätzungen. Ihr Standort bleibt auf diesem Gerät.',
    numbersNote: 'Die Notrufnummern stammen aus unserer eigenen Tabelle, die ihre Quellen nennt.',
    maps: '„Zu Fuß“ und „Auto“ öffnen',
    mapsChoices: {
      phone: 'Karten-App dieses Telefons',
      apple: 'Apple Maps',
      google: 'Google Maps',
      openstreetmap: 'OpenStreetMap',
    },
    mapsNote: 'Die Karten-App erfährt, wo der AED ist, aber nicht, wo Sie sind.',
  },
  reckoningLinkText: {
    title: 'Wie wir die AEDs ordnen',
    notLoaded: 'Diese Erklärung ließ sich nicht laden. Prüfen Sie die Verbindung und laden Sie die Seite neu.',
  },
  reportedText: {
    open: {
      gone: (count, since) => `Als fehlend gemeldet (${reports(count)}; erste Meldung: ${since}). Nicht bestätigt.`,
      'out-of-order': (count, since) =>
        `Als verschlossen oder defekt gemeldet (${reports(count)}; erste Meldung: ${since}). Nicht bestätigt.`,
      hours: (count, since) =>
        `Öffnungszeiten als falsch gemeldet (${reports(count)}; erste Meldung: ${since}). Nicht bestätigt.`,
      place: (count, since) => `Ort als falsch gemeldet (${reports(count)}; erste Meldung: ${since}). Nicht bestätigt.`,
      present: (count, last) => `Als vorhanden gemeldet (${reports(count)}; letzte Meldung: ${last})`,
    },
    confirmed: {
      gone: (day) => `Bestätigt, dass er fehlt: ${day}. Seither steht er wieder in der AED-Liste.`,
      'out-of-order': (day) => `Verschlossen oder defekt, bestätigt: ${day}`,
      hours: (day) => `Zeiten berichtigt: ${day}`,
      place: (day) => `Ort berichtigt: ${day}`,
      present: (day) => `Als vorhanden bestätigt: ${day}`,
      new: (day) => `Uns gemeldet und bestätigt: ${day}. Er steht noch in keiner AED-Liste.`,
    },
    contradicted: (confirmed) => `${confirmed}. In der AED-Liste steht inzwischen etwas anderes.`,
    question: (question) => `Ein Prüfer fragt: ${question}`,
  },
  samplesText: {
    found: (count, name, kilometres) =>
      `${counted(count, { one: '# Beispiel-AED', other: '# Beispiel-AEDs' })}, der nächste zuerst: ${name}, ${kilometres}\u00a0km.`,
    notReal:
      'Diese Einträge sind erfunden, um die Suche zu zeigen. Solche AEDs gibt es nicht. Fragen Sie im Notfall die Leitstelle nach dem nächsten AED.',
  },
  sourceAgesText: {
    asOf: (title, day) => `${title}, Stand: ${day}`,
    unknown: (title) => `${title}: kein Datum der Daten angegeben`,
    more: (count) => counted(count, { one: 'und # weitere', other: 'und # weitere' }),
    recent: (sources) => `${sources}.`,
    old: (sources) =>
      `Über ein Jahr alt: ${sources}. Ein AED kann seither versetzt oder entfernt worden sein. Fragen Sie vor Ort oder die Leitstelle.`,
  },
  shareText: {
    share: 'Link teilen',
    copied: 'Link kopiert',
    failed: 'Der Link ließ sich nicht kopieren. Öffnen Sie die Seite und kopieren Sie ihre Adresse.',
    page: 'Alles zu diesem AED',
  },
};
