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
        { who: 'Kind', how: 'Gleicher Takt. Eine oder zwei Hände, Mitte der Brust, ein Drittel der Brusttiefe.' },
        {
          who: 'Baby',
          how: 'Gleicher Takt. Beide Hände um den Brustkorb und zwei Daumen auf seine Mitte, oder ein Handballen; ein Drittel der Brusttiefe.',
        },
        {
          who: 'Beatmung',
          how: 'Bei Kindern und nach dem Ertrinken am wichtigsten. Wenn Sie es können: zu Beginn fünfmal, dann zweimal nach je 30 Mal Drücken. Kopf nach hinten, Nase zuhalten (beim Baby: Ihr Mund über Mund und Nase), eine Sekunde blasen, bis sich die Brust hebt. Sonst ohne Pause drücken.',
        },
      ],
    },
    aed: {
      title: 'Der AED ist da',
      points: [
        { id: 'on', words: 'Einschalten. Er spricht: tun, was er sagt. Jemand drückt weiter.' },
        {
          id: 'pads',
          words: 'Brust frei machen und abtrocknen. Beide Pads auf die Haut kleben, wie auf ihnen gezeichnet.',
        },
        {
          id: 'shock',
          words: 'Erst aufhören, wenn er es sagt. Beim Schock berührt niemand die Person. Dann sofort weiterdrücken.',
        },
      ],
    },
  },
};
