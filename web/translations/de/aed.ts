import type { AedWords } from '../words-of-site.ts';

export const words: AedWords = {
  aedMetaText: {
    title: 'AED finden',
    description:
      'Die Defibrillatoren, die am schnellsten beim Patienten sind, und die Nummer, die Sie vor allem anderen wählen.',
  },
  aedLocatorText: {
    title: 'AED-Suche',
    tagline: 'Finden Sie in Sekunden den nächsten Defibrillator (AED). Bei Herzstillstand zählt jeder Augenblick.',
    callFirst: 'Wählen Sie zuerst den Notruf.',
    callFirstMore:
      'Bleiben Sie bei der Person und beginnen Sie mit der Herzdruckmassage. Schicken Sie jemand anderen zum AED.',
    find: 'Nächsten AED finden',
    locating: 'AEDs werden gesucht...',
    results: 'Suchergebnisse',
    failed:
      'Die AED-Liste ließ sich nicht laden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal. Fragen Sie die Leitstelle nach dem nächsten AED.',
    damaged:
      'Die AED-Liste kam beschädigt an, deshalb zeigen wir sie nicht. Versuchen Sie es noch einmal. Fragen Sie die Leitstelle nach dem nächsten AED.',
    damagedWhy: 'Warum wir das prüfen',
    tryAgain: 'Noch einmal versuchen',
    needsScript: 'Die Suche braucht JavaScript. Fragen Sie die Leitstelle nach dem nächsten AED.',
  },
  callLinkText: {
    call: (number) => `${number} anrufen`,
    elsewhere: (number) => `Oder wählen Sie ${number} auf einem anderen Telefon.`,
    other: (number, country) => (country === null ? `oder ${number}` : `oder ${number} (${country})`),
    bar: 'Notruf',
    anywhere:
      'Sie kennen die örtliche Nummer nicht? Versuchen Sie die 112. In vielen Mobilfunknetzen erreichen Sie damit Hilfe, auf dem chinesischen Festland nicht.',
    guessed: (countries) => `Ihr Land nach der Zeitzone dieses Geräts: ${countries}.`,
    inCountry: (country) => `Das ist die Nummer des Rettungsdienstes. Sie sind vermutlich hier: ${country}.`,
    nearBorder: (country) =>
      `Das ist die Nummer des Rettungsdienstes. Sie sind vermutlich hier: ${country}. Eine Grenze ist nah, oder das Gebiet ist umstritten.`,
    atSea:
      'Sie sind vermutlich auf See. Rufen Sie Mayday über Funk, UKW-Kanal 16. Mit Handyempfang versuchen Sie die 112.',
    all: '[Alle ]Notrufnummern',
  },
  cprLinkText: {
    link: 'Takt für die Herzdruckmassage starten',
    bar: 'Reanimation',
    running: (elapsed) => `Takt läuft: ${elapsed}`,
  },
  reportButtonText: {
    wrong: 'Stimmt etwas nicht?',
    of: (name) => `Betrifft: ${name}`,
    missing: 'Fehlt hier ein AED?',
    here: 'Stehen Sie vor diesem AED?',
    stillHere: 'Noch da, alles in Ordnung',
    notLoaded: 'Das Meldeformular ließ sich nicht laden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  },
  sampleMarkText: { mark: 'Beispieldaten' },
};
