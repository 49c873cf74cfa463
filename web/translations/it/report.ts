import type { ReportWords } from '../words-of-site.ts';

export const words: ReportWords = {
  reportText: {
    title: (name) => (name === null ? 'Un DAE mancante' : 'Qualcosa non va?'),
    close: 'Chiudi',
    emergencyFirst: 'In un’emergenza vai al prossimo DAE e segnala dopo.',
    ask: 'Che cosa hai visto?',
    choices: {
      gone: 'Non c’è',
      'out-of-order': 'È chiuso a chiave o guasto',
      hours: 'Gli orari sono sbagliati',
      place: 'È in un altro posto',
      present: 'C’è, visto oggi',
      new: 'Un DAE che manca nell’elenco',
    },
    other: 'Scegli altro',
    hours: 'I suoi orari, se li conosci',
    hoursHint: (days) => `Come sulla porta: ${days} 08:00-18:00`,
    hoursOf: {
      legend: 'Quando è accessibile?',
      always: 'A tutte le ore',
      daytime: 'Solo negli orari di apertura',
      unknown: 'Non lo so',
    },
    box: 'Che cosa c’è scritto sulla teca o accanto',
    words: 'Altro? (facoltativo)',
    wordsHint: 'Lo legge solo chi controlla le segnalazioni. Per favore, nessun nome di persona.',
    contact: 'Come contattarti (facoltativo)',
    contactHint:
      'Lo legge solo chi controlla le segnalazioni, per una domanda. L’esito si trova anche in «Il mio account».',
    noAnswer:
      'Non hai effettuato l’accesso: nessuna risposta e nessuna domanda su questa segnalazione potrà raggiungerti.',
    place: {
      legend: 'Dov’è?',
      here: 'È qui, dove sono io',
      hereNote: 'Invia questo punto: il browser chiede la tua posizione, che parte con la segnalazione.',
      finding: 'Ricerca della tua posizione…',
      notFound: 'Il browser non ha dato alcuna posizione. Indica il punto sulla mappa.',
      pin: 'Indica sulla mappa',
      pinNote: 'La mappa stradale viene da un altro server, che sa quale zona guardi.',
      map: 'Mappa per indicare il punto. Le frecce la spostano sotto la croce, più e meno cambiano la scala.',
      moveMap: 'Sposta la mappa finché la croce è sul DAE.',
      loading: 'La mappa si sta caricando…',
      mapFailed: 'La mappa non è arrivata. Usa la tua posizione o descrivi il posto.',
      chosen: (latitude, longitude) => `Questo punto parte con la segnalazione: ${latitude}, ${longitude}`,
      needed: 'Prima indica dov’è.',
    },
    send: 'Invia la segnalazione',
    sending: 'Invio in corso…',
    outcome: {
      kept: 'Grazie. Chi guarda dopo di te lo vede entro un minuto; qualcuno che conosce la zona controlla.',
      keptNew: 'Grazie. Qualcuno che conosce la zona controlla prima che compaia.',
      counted: 'Grazie. Era già stato segnalato dalla tua rete, o da abbastanza altri, ed è da chi controlla.',
      waiting:
        'Grazie. Per ora non si è potuta inviare: la segnalazione resta su questo dispositivo e parte appena possibile.',
      refused: 'La segnalazione non è stata accettata. Torna indietro, accorciala e inviala di nuovo.',
      failed:
        'La segnalazione non si è potuta né inviare né conservare su questo dispositivo. Torna indietro e inviala di nuovo.',
    },
    done: 'Fatto',
    back: 'Indietro',
  },
};
