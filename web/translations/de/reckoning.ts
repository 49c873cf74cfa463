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
      'Für die Grenze von fünf Minuten nehmen wir gemessene Zeiten. Die Zeit endet, wenn die Drohne ankommt. In der Studie kam der erste Schock 4:35 Minuten später.',
    order: (shutDoor, ambulance, errand) =>
      `Wir ordnen AEDs danach, wie bald wir einen beim Patienten erwarten. Ist eine Tür verschlossen, rechnen wir ${shutDoor}\u00a0Min. dazu, die dort verloren gehen (unsere eigene Schätzung), und den Weg zum nächstbesten AED. Wir nehmen an, dass der Rettungswagen nach durchschnittlich ${ambulance}\u00a0Min. einen AED bringt. AEDs, die bei Ihrer Ankunft geschlossen sind, kommen zuletzt. AEDs, für die man zu Fuß hin und zurück über ${errand}\u00a0Min. braucht, sind eingeklappt.`,
    chance: (working, privateByDay, privateElse, least) =>
      `Wir nehmen an, dass von den zugänglichen AEDs ${working} auch funktionieren. Bei Kontrollen in Seoul waren 15,4\u00a0% nicht einsatzbereit, meist weil die Elektroden abgelaufen waren (Scientific Reports 2022, 14611). Für einen AED hinter einer privaten Tür rechnen wir davon ${privateByDay} in der Arbeitszeit und ${privateElse} sonst (unsere eigenen Schätzungen). Ein AED, von dem nicht bekannt ist, dass er geschlossen ist, zählt mindestens ${least} (unsere eigene Schätzung). Bis drei Minuten zu Fuß steht er vor jedem, der zehn Minuten entfernt ist.`,
    shares: 'Anteil der AEDs ohne angegebene Öffnungszeiten, die wir als zugänglich erwarten',
    kind: 'Wo und für wen',
    periods: { working: 'Mo–Fr 8–\u206016', waking: 'sonst 7–\u206021', night: 'nachts' },
    place: (hanging, welcome) => `${hanging}, ${welcome}`,
    hangings: { outdoors: 'Draußen', indoors: 'Drinnen', unsaid: 'Ort nicht genannt' },
    welcomes: {
      everybody: 'für alle',
      limited: 'für Kundschaft oder mit Erlaubnis',
      unsaid: 'Zugang nicht genannt',
    },
    kinds: {
      staffed: 'Nicht draußen, bei Polizei, Feuerwehr, Krankenhaus oder Hotel',
      station: 'Nicht draußen, an Bahnhof oder Flughafen',
      school: 'Nicht draußen, in einer Schule',
      shop: 'Nicht draußen, in Laden oder Apotheke',
    },
    inWords:
      'Schränkt die AED-Liste den Zugang in Worten ein („während der Öffnungszeiten“, „bitte klingeln“), senken wir die Wahrscheinlichkeit und erhöhen sie nie. Für Öffnungs-, Büro- und Schulzeiten nehmen wir, was wir an AEDs mit angegebenen Zeiten gemessen haben. Für Spiele, Veranstaltungen, Saison, Klingel, Schlüssel und Fahrzeuge nehmen wir eigene Schätzungen.',
    sharesSource:
      'Gemessen an AEDs mit angegebenen Zeiten in offenen Daten aus Polen, der Schweiz, Slowenien, Japan, Deutschland und Italien. Außerhalb der Arbeitszeit senken wir die Anteile um das, was Schweizer Listen in Worten über AEDs ohne Zeiten sagen. In Kopenhagen waren 9\u00a0% rund um die Uhr zugänglich (PubMed 24036607), in Toronto 26\u00a0% (PMC4992180).',
  },
};
