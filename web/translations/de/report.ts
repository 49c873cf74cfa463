import type { ReportWords } from '../words-of-site.ts';

export const words: ReportWords = {
  reportText: {
    title: (name) => (name === null ? 'Ein fehlender AED' : 'Stimmt etwas nicht?'),
    close: 'Schließen',
    emergencyFirst: 'Gehen Sie im Notfall zuerst weiter zum nächsten AED. Melden Sie es danach.',
    ask: 'Was haben Sie gesehen?',
    choices: {
      gone: 'Er ist nicht da',
      'out-of-order': 'Er ist verschlossen oder defekt',
      hours: 'Die Öffnungszeiten stimmen nicht',
      place: 'Er ist an einem anderen Ort',
      present: 'Er ist da, heute gesehen',
      new: 'Ein AED, der in der Liste fehlt',
    },
    other: 'Etwas anderes wählen',
    hours: 'Öffnungszeiten, wenn Sie sie kennen',
    hoursHint: (days) => `Wie an der Tür: ${days} 08:00-18:00`,
    hoursOf: {
      legend: 'Wann kommt man an ihn heran?',
      always: 'Rund um die Uhr',
      daytime: 'Nur zu den Öffnungszeiten',
      unknown: 'Weiß ich nicht',
    },
    box: 'Was auf dem Kasten oder daneben steht',
    words: 'Noch etwas? (freiwillig)',
    wordsHint: 'Das lesen nur unsere Prüfer. Bitte nennen Sie keine Namen.',
    contact: 'Wie wir Sie erreichen (freiwillig)',
    contactHint: 'Das lesen nur unsere Prüfer. Unter „Mein Konto“ verfolgen Sie diese Meldung und beantworten Fragen.',
    noAnswer: 'Sie sind nicht angemeldet. Deshalb können wir Ihnen nicht antworten und nichts nachfragen.',
    place: {
      legend: 'Wo ist er?',
      here: 'Er ist hier, wo ich stehe',
      hereNote: 'Ihr Browser fragt nach Ihrem Standort. Wir senden ihn mit der Meldung.',
      finding: 'Ihr Standort wird gesucht…',
      notFound: 'Wir konnten Ihren Standort nicht bestimmen. Setzen Sie stattdessen eine Markierung auf der Karte.',
      pin: 'Auf der Karte markieren',
      pinNote: 'Die Straßenkarte kommt von einem anderen Server. Er sieht, welche Kartenkacheln Sie betrachten.',
      map: 'Karte für die Markierung. Die Pfeiltasten verschieben sie unter dem Kreuz, Plus und Minus ändern den Maßstab.',
      moveMap: 'Verschieben Sie die Karte, bis das Kreuz auf dem AED liegt.',
      loading: 'Die Karte wird geladen…',
      mapFailed:
        'Die Karte ließ sich nicht laden. Verwenden Sie Ihren Standort, oder beschreiben Sie den Ort in Worten.',
      chosen: (latitude, longitude) => `Wir senden diesen Punkt mit der Meldung: ${latitude}, ${longitude}`,
      needed: 'Wählen Sie zuerst, wo er ist.',
    },
    send: 'Meldung senden',
    sending: 'Wird gesendet…',
    outcome: {
      kept: 'Danke. Andere sehen Ihre Meldung binnen einer Minute. Ein Prüfer mit Ortskenntnis sieht sie sich an.',
      keptNew: 'Danke. Ein Prüfer mit Ortskenntnis sieht sich den AED an, bevor er erscheint.',
      counted: 'Danke. Diese Meldung haben wir schon und prüfen sie.',
      waiting:
        'Danke. Wir konnten Ihre Meldung jetzt nicht senden. Sie ist auf diesem Gerät gespeichert und wird automatisch gesendet.',
      refused:
        'Wir konnten die Meldung nicht annehmen. Gehen Sie zurück, kürzen Sie sie und senden Sie sie noch einmal.',
      failed:
        'Wir konnten die Meldung weder senden noch auf diesem Gerät speichern. Gehen Sie zurück und senden Sie sie noch einmal.',
    },
    done: 'Fertig',
    back: 'Zurück',
  },
};
