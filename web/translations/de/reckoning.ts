import type { ReckoningWords } from '../words-of-site.ts';

export const words: ReckoningWords = {
  reckoningText: {
    ways: {
      foot: 'Zu Fuß',
      car: 'Mit dem Auto',
      drone: 'Drohne (eine Simulation, nichts fliegt)',
      fastest: 'Bestenfalls',
    },
    way: (name, how) => `${name}: ${how}.`,
    setOff: (time) => `${time} bis zum Aufbruch`,
    straight: 'Luftlinie',
    detour: (times) => `Straßen ${times}-mal die Luftlinie`,
    source: 'Quelle:',
    droneJudged:
      'Ob sie über fünf Minuten braucht, richtet sich nach dem Gemessenen. Die Zeit der Drohne endet mit ihrer Ankunft; in der Studie kam der erste Schock 4:35 Minuten später.',
    order: (shutDoor, ambulance, errand) =>
      `Reihenfolge: die geringste erwartete Zeit, bis ein AED beim Patienten ist, wenn man zuerst dorthin geht und bei verschlossener Tür weiter zum nächstbesten; davor gehen ${shutDoor}\u00a0Min. verloren (unsere eigene Schätzung). Auch der Rettungswagen bringt einen, angenommen nach durchschnittlich ${ambulance}\u00a0Min. Bei Ankunft geschlossene kommen zuletzt. Was zu Fuß hin und zurück über ${errand}\u00a0Min. braucht, ist eingeklappt.`,
    chance: (working, privateByDay, privateElse, least) =>
      `Ein sicher offener AED zählt ${working}: Bei Kontrollen in Seoul waren 15,4\u00a0% nicht einsatzbereit, meist wegen abgelaufener Elektroden (Scientific Reports 2022, 14611). Hinter einer privaten Tür zählt er davon ${privateByDay} zu Arbeitszeiten, sonst ${privateElse}, unsere eigenen Schätzungen. Einer, von dem nicht bekannt ist, dass er geschlossen ist, zählt mindestens ${least}, unsere eigene Schätzung; bis drei Minuten zu Fuß steht er vor jedem, der zehn entfernt ist.`,
    shares: 'AEDs ohne genannte Zeiten, die als offen gelten',
    kind: 'Wo und für wen',
    periods: { working: 'Mo–Fr 8–\u206016', waking: 'sonst 7–\u206021', night: 'nachts' },
    place: (hanging, welcome) => `${hanging}, ${welcome}`,
    hangings: { outdoors: 'Draußen', indoors: 'Drinnen', unsaid: 'Ort nicht genannt' },
    welcomes: {
      everybody: 'für alle',
      limited: 'für Kundschaft oder geduldet',
      unsaid: 'Zugang nicht genannt',
    },
    kinds: {
      staffed: 'Nicht draußen, bei Polizei, Feuerwehr, Krankenhaus oder Hotel',
      station: 'Nicht draußen, an Bahnhof oder Flughafen',
      school: 'Nicht draußen, in einer Schule',
      shop: 'Nicht draußen, in Laden oder Apotheke',
    },
    inWords:
      'Schränken die Worte des Registers einen AED ein („während der Öffnungszeiten“, „bitte klingeln“), zählt das auch, und nie zu seinen Gunsten: Öffnungs-, Büro- und Schulzeiten wie an AEDs mit Zeiten in denselben Registern gemessen; Spiele, Veranstaltungen, Saison, Klingel, Schlüssel und Fahrzeuge nach eigener Schätzung.',
    sharesSource:
      'Gemessen an AEDs mit Zeiten in offenen Registern aus Polen, der Schweiz, Slowenien, Japan, Deutschland und Italien; außerhalb der Arbeitszeiten vermindert um das, was Schweizer Register über die ohne Zeiten in Worten sagen. In Kopenhagen waren 9\u00a0% rund um die Uhr erreichbar (PubMed 24036607), in Toronto 26\u00a0% (PMC4992180).',
  },
};
