import { pluralIn } from '../../languages/plural.ts';
import type { CprWords } from '../words-of-site.ts';

const counted = pluralIn('de');

export const words: CprWords = {
  cprText: {
    title: 'Reanimation: Herzdruck\u00admassage',
    close: 'Schließen (der Takt läuft weiter)',
    start: 'Takt starten',
    stop: 'Takt anhalten',
    press: 'Drücken',
    elapsed: 'Zeit seit dem Start',
    pace: '110 pro Minute',
    running: 'Der Takt läuft: 110 pro Minute.',
    changeSoon: 'Wechseln Sie sich alle 2 Minuten ab, wenn jemand übernehmen kann.',
    changeNow: (minutes) =>
      `${counted(minutes, { one: '# Minute', other: '# Minuten' })}: Wechseln Sie sich jetzt ab, wenn jemand übernehmen kann.`,
    signs: { sound: 'Ton', light: 'Licht', vibration: 'Vibration' },
    signsLabel: 'Taktsignale',
    steps: [
      {
        id: 'check',
        title: 'Prüfen',
        words:
          'Keine Reaktion? Rufen Sie sofort an. Keine normale Atmung oder nur Schnapp\u00adatmung? Beginnen Sie mit der Herzdruck\u00admassage.',
      },
      {
        id: 'call',
        title: 'Rufen',
        words: 'Schalten Sie den Lautsprecher ein. Legen Sie das Telefon neben sich. Schicken Sie jemanden zum AED.',
      },
      {
        id: 'press',
        title: 'Drücken',
        words:
          'Drücken Sie kräftig auf die Mitte der Brust, 5 bis 6\u00a0cm tief. Halten Sie die Arme gestreckt. Entlasten Sie die Brust nach jedem Druck ganz. Hören Sie nicht auf.',
      },
    ],
    told: 'Die Leitstelle leitet Sie an. Im Zweifel beginnen Sie mit der Herzdruck\u00admassage.',
    others: {
      title: 'Kind, Baby oder Ertrinken',
      points: [
        {
          who: 'Kind',
          how: 'Gleicher Takt. Legen Sie eine oder zwei Hände auf die Mitte der Brust. Drücken Sie den Brustkorb mindestens um ein Drittel seiner Tiefe ein.',
        },
        {
          who: 'Baby',
          how: 'Gleicher Takt. Legen Sie beide Hände um den Brustkorb und zwei Daumen auf seine Mitte. Oder nehmen Sie den Ballen einer Hand. Drücken Sie den Brustkorb mindestens um ein Drittel seiner Tiefe ein.',
        },
        {
          who: 'Beatmung',
          how: 'Am wichtigsten ist die Beatmung bei Kindern und nach dem Ertrinken. Wenn Sie es können, beatmen Sie zuerst 5 Mal. Danach folgen auf je 30 Mal Drücken 2 Beatmungen. Erwachsene und Kinder: Beugen Sie den Kopf nach hinten und halten Sie die Nase zu. Baby: Halten Sie den Kopf gerade. Umschließen Sie mit Ihrem Mund den Mund, beim Baby Mund und Nase. Blasen Sie eine Sekunde lang, bis sich die Brust hebt. Wenn Sie nicht beatmen können, drücken Sie ohne Pause weiter.',
        },
      ],
    },
    aed: {
      title: 'Wenn der AED da ist',
      points: [
        { id: 'on', words: 'Schalten Sie ihn ein und folgen Sie seiner Stimme. Jemand anderes drückt weiter.' },
        {
          id: 'pads',
          words:
            'Machen Sie die Brust frei und trocknen Sie sie ab. Schieben Sie einen BH zur Seite oder ziehen Sie ihn aus. Kleben Sie beide Elektroden auf die nackte Haut.',
        },
        {
          id: 'places',
          words:
            'Eine Elektrode kommt unter das rechte Schlüsselbein. Die andere kommt auf die linke Seite, unter die Achsel.',
        },
        {
          id: 'child',
          words:
            'Kleines Kind oder Baby: Nehmen Sie Elektroden für Kinder oder den Kindermodus. Gibt es keine, nehmen Sie die für Erwachsene. Kleben Sie eine Elektrode auf die Brust, die andere auf den Rücken.',
        },
        {
          id: 'shock',
          words:
            'Drücken Sie weiter, bis der AED sagt, dass Sie aufhören sollen. Treten Sie zurück: Beim Schock berührt niemand die Person. Dann drücken Sie sofort weiter.',
        },
      ],
    },
  },
};
