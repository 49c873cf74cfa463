import type { CprWords } from '../words-of-site.ts';

export const words: CprWords = {
  cprText: {
    title: 'Herzdruck\u00admassage',
    close: 'Schließen; der Takt läuft weiter',
    start: 'Takt starten',
    stop: 'Takt anhalten',
    press: 'Drücken',
    elapsed: 'Zeit seit dem Start',
    pace: '110 pro Minute',
    running: 'Der Takt läuft, 110 pro Minute.',
    changeSoon: 'Alle zwei Minuten abwechseln.',
    changeNow: (minutes) => `${minutes} Minuten: jetzt abwechseln, wenn jemand übernehmen kann.`,
    signs: { sound: 'Ton', light: 'Licht', vibration: 'Vibration' },
    signsLabel: 'Wie der Takt gegeben wird',
    steps: [
      {
        id: 'check',
        title: 'Prüfen',
        words: 'Keine Reaktion? Sofort anrufen. Keine normale Atmung: drücken. Schnapp\u00adatmung ist keine Atmung.',
      },
      { id: 'call', title: 'Rufen', words: 'Lautsprecher an, Telefon daneben. Jemanden den AED holen lassen.' },
      {
        id: 'press',
        title: 'Drücken',
        words:
          'Mitte der Brust, Arme gestreckt, kräftig: 5 bis 6\u00a0cm tief. Jedes Mal ganz entlasten. Nicht aufhören.',
      },
    ],
    told: 'Die Leitstelle am Telefon leitet Sie an: Tun Sie, was sie sagt. Im Zweifel drücken.',
    others: {
      title: 'Kind, Baby oder Ertrinken',
      points: [
        {
          who: 'Kind',
          how: 'Gleicher Takt. Eine oder zwei Hände auf die Mitte der Brust legen. Mindestens ein Drittel der Brusttiefe eindrücken.',
        },
        {
          who: 'Baby',
          how: 'Gleicher Takt. Beide Hände um den Brustkorb legen, zwei Daumen auf seine Mitte. Oder einen Handballen nehmen. Mindestens ein Drittel der Brusttiefe eindrücken.',
        },
        {
          who: 'Beatmung',
          how: 'Bei Kindern und nach dem Ertrinken am wichtigsten. Wenn Sie es können: erst fünfmal beatmen, dann zweimal nach je 30 Mal Drücken. Erwachsene und Kinder: Kopf nach hinten beugen, Nase zuhalten. Baby: Kopf gerade lassen. Mund und Nase mit dem Mund umschließen. Eine Sekunde blasen, bis sich die Brust hebt. Sonst ohne Pause drücken.',
        },
      ],
    },
    aed: {
      title: 'Der AED ist da',
      points: [
        { id: 'on', words: 'Einschalten. Er spricht: tun, was er sagt. Jemand drückt weiter.' },
        {
          id: 'pads',
          words:
            'Brust frei machen und abtrocknen. BH zur Seite schieben oder ausziehen. Beide Pads auf die nackte Haut kleben.',
        },
        {
          id: 'places',
          words: 'Ein Pad unter das rechte Schlüsselbein. Das andere auf die linke Seite, unter die Achsel.',
        },
        {
          id: 'child',
          words:
            'Kleines Kind oder Baby: Kinderpads oder Kindermodus nehmen. Gibt es keine? Die Pads für Erwachsene nehmen. Ein Pad auf die Brust, das andere auf den Rücken kleben.',
        },
        {
          id: 'shock',
          words: 'Erst aufhören, wenn er es sagt. Beim Schock berührt niemand die Person. Dann sofort weiterdrücken.',
        },
      ],
    },
  },
};
