import type { EntryWords } from '../words-of-site.ts';

export const words: EntryWords = {
  entryText: {
    title: (name) => `AED: ${name}`,
    description: 'Wann dieser AED zugänglich ist, wo er hängt und wie Sie hinkommen.',
    loading: 'Dieser AED wird geladen…',
    failed: 'Dieser AED ließ sich nicht laden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
    needsScript: 'Diese Seite braucht JavaScript. Fragen Sie die Leitstelle nach dem nächsten AED.',
    unknown: {
      title: 'Wir kennen diesen AED nicht',
      more: 'Keine unserer AED-Listen enthält einen AED mit dieser Adresse. Prüfen Sie den Link oder suchen Sie den nächsten AED.',
    },
    gone: {
      title: 'Dieser AED ist nicht mehr verzeichnet',
      since: (day) => `Auf keiner AED-Liste mehr seit: ${day}`,
      near: 'AEDs in der Nähe',
      none: 'Wir kennen keinen anderen AED im Umkreis von 1\u00a0km.',
    },
    way: 'Weg finden',
    localTime: (time) => `Ortszeit dort: ${time}`,
    checked: 'Zuletzt geprüft',
    notChecked: 'nicht angegeben',
    coordinates: 'Koordinaten',
    toPatient: (length) => `Von hier zurück zum Patienten: ${length} Luftlinie`,
    patient: 'Patient',
  },
};
