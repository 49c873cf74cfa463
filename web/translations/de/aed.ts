import type { AedWords } from '../words-of-site.ts';

export const words: AedWords = {
  aedMetaText: {
    title: 'AED finden',
    description: 'Die Defibrillatoren, die am schnellsten beim Patienten sind, und die Nummer, die man zuerst wählt.',
  },
  aedLocatorText: {
    title: 'AED-Suche',
    tagline: 'In Sekunden den nächsten Defibrillator (AED) finden. Bei Herzstillstand zählt jeder Augenblick.',
    callFirst: 'Zuerst den Notruf wählen.',
    callFirstMore: 'Bei der Person bleiben und mit der Herzdruckmassage beginnen. Jemand anderen zum AED schicken.',
    find: 'Nächsten AED finden',
    locating: 'AEDs werden gesucht...',
    results: 'Was gefunden wurde',
    failed:
      'Das AED-Register ließ sich nicht öffnen. Verbindung prüfen und noch einmal versuchen; inzwischen die Leitstelle fragen.',
    damaged:
      'Was vom AED-Register kam, passt nicht zu seiner Prüfsumme und wird deshalb nicht gezeigt. Noch einmal versuchen; inzwischen die Leitstelle fragen.',
    damagedWhy: 'Was eine Prüfsumme sagt',
    tryAgain: 'Noch einmal versuchen',
    needsScript: 'Die Suche braucht JavaScript. Die Leitstelle am Telefon nach dem nächsten AED fragen.',
  },
  callLinkText: {
    call: (number) => `${number} anrufen`,
    elsewhere: (number) => `Oder ${number} an einem anderen Telefon wählen.`,
    other: (number, country) => (country === null ? `oder ${number}` : `oder ${number} (${country})`),
    bar: 'Notruf',
    anywhere: 'Nummer nicht bekannt? Viele Mobilfunknetze verbinden die 112 mit Hilfe; die in Festlandchina nicht.',
    guessed: (countries) => `Vermutlicher Ort nach der Zeitzone dieses Geräts: ${countries}.`,
    inCountry: (country) => `Rettungsdienst am vermutlichen Ort: ${country}.`,
    nearBorder: (country) =>
      `Rettungsdienst am vermutlichen Ort: ${country}. Ein anderes Land ist nah oder beansprucht den Ort.`,
    atSea: 'Vermutlich auf See: Mayday über Funk rufen, UKW-Kanal 16. Mit Handyempfang verbindet vielleicht die 112.',
    all: '[Alle ]Notrufnummern',
  },
  cprLinkText: {
    link: 'Takt für die Herzdruckmassage starten',
    bar: 'Takt',
    running: (elapsed) => `Der Takt läuft: ${elapsed}`,
  },
  reportButtonText: {
    wrong: 'Stimmt etwas nicht?',
    of: (name) => `Betrifft: ${name}`,
    missing: 'Fehlt hier ein AED?',
    notLoaded: 'Die Meldung ließ sich nicht öffnen. Verbindung prüfen und noch einmal versuchen.',
  },
  sampleMarkText: { mark: 'Beispieldaten' },
};
