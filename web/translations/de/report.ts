import type { ReportWords } from '../words-of-site.ts';

export const words: ReportWords = {
  reportText: {
    title: (name) => (name === null ? 'Ein fehlender AED' : 'Stimmt etwas nicht?'),
    close: 'Schließen',
    emergencyFirst: 'Im Notfall zum nächsten AED weitergehen und danach melden.',
    ask: 'Was ist zu sehen?',
    choices: {
      gone: 'Er ist nicht da',
      'out-of-order': 'Er ist verschlossen oder defekt',
      hours: 'Die Zeiten stimmen nicht',
      place: 'Er ist an einem anderen Ort',
      present: 'Er ist da, heute gesehen',
      new: 'Ein AED, der in der Liste fehlt',
    },
    other: 'Etwas anderes wählen',
    hours: 'Seine Zeiten, soweit bekannt',
    hoursHint: (days) => `Wie an der Tür: ${days} 08:00-18:00`,
    hoursOf: {
      legend: 'Wann kommt man an ihn heran?',
      always: 'Rund um die Uhr',
      daytime: 'Nur zu den Öffnungszeiten',
      unknown: 'Nicht bekannt',
    },
    box: 'Was auf dem Kasten oder daneben steht',
    words: 'Noch etwas? (freiwillig)',
    wordsHint: 'Das lesen nur die, die Meldungen prüfen. Bitte keine Namen von Personen.',
    contact: 'Wie wir Sie erreichen (freiwillig)',
    contactHint:
      'Das lesen nur die, die Meldungen prüfen, für eine Rückfrage. Was aus der Meldung wird, steht auch unter „Mein Konto“.',
    noAnswer: 'Sie sind nicht angemeldet: Antworten und Rückfragen zu dieser Meldung können Sie nicht erreichen.',
    place: {
      legend: 'Wo ist er?',
      here: 'Er ist hier, wo ich stehe',
      hereNote: 'Sendet diesen Punkt: Der Browser fragt nach dem Standort, und er geht mit der Meldung hinaus.',
      finding: 'Der Standort wird gesucht…',
      notFound: 'Der Browser nannte keinen Standort. Stattdessen auf der Karte zeigen.',
      pin: 'Auf der Karte markieren',
      pinNote: 'Die Straßenkarte kommt von einem anderen Server; er erfährt die betrachtete Gegend.',
      map: 'Karte zum Zeigen. Die Pfeiltasten verschieben sie unter dem Kreuz, Plus und Minus ändern den Maßstab.',
      moveMap: 'Die Karte verschieben, bis das Kreuz auf dem AED liegt.',
      loading: 'Die Karte wird geladen…',
      mapFailed: 'Die Karte kam nicht. Den eigenen Standort verwenden oder den Ort beschreiben.',
      chosen: (latitude, longitude) => `Dieser Punkt geht mit der Meldung hinaus: ${latitude}, ${longitude}`,
      needed: 'Zuerst sagen, wo er ist.',
    },
    send: 'Meldung senden',
    sending: 'Wird gesendet…',
    outcome: {
      kept: 'Danke. Wer als Nächstes nachsieht, sieht es binnen einer Minute; jemand mit Ortskenntnis prüft es.',
      keptNew: 'Danke. Jemand mit Ortskenntnis prüft es, bevor es erscheint.',
      counted:
        'Danke. Das wurde aus Ihrem Netz schon gemeldet oder von genug anderen, und liegt bei denen, die prüfen.',
      waiting:
        'Danke. Das Senden gelang jetzt nicht: Die Meldung bleibt auf diesem Gerät und geht hinaus, sobald es geht.',
      refused: 'Die Meldung wurde nicht angenommen. Zurückgehen, kürzen und noch einmal senden.',
      failed: 'Die Meldung ließ sich weder senden noch auf diesem Gerät aufheben. Zurückgehen und noch einmal senden.',
    },
    done: 'Fertig',
    back: 'Zurück',
  },
};
