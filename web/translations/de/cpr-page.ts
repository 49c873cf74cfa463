import type { CprPageWords } from '../words-of-site.ts';

export const words: CprPageWords = {
  cprMetaText: {
    title: 'Reanimation: Herzdruckmassage',
    description:
      'Ein Takt von 110 pro Minute für die Herzdruckmassage, mit Ton, Licht und Vibration, und die drei Schritte in Bildern. Funktioniert ohne Netz.',
  },
  cprPageText: {
    tag: 'Bis der AED da ist',
    lede: 'Jemand reagiert nicht und atmet nicht normal? Rufen Sie an, beginnen Sie mit der Herzdruckmassage und folgen Sie dem Takt.',
    coachTitle: 'Der Takt und die Schritte',
    noScript: 'Der Takt braucht JavaScript. Ohne ihn drücken Sie zweimal pro Sekunde und zählen laut mit.',
    about: {
      id: 'cpr-about',
      title: 'Was diese Seite ist und was nicht',
      paragraphs: [
        'Diese Seite gibt Ihnen einen Takt und erinnert an die Schritte. Sie folgt den unten genannten Leitlinien und Schulungsseiten. Ärztlich geprüft ist sie noch nicht. Sie ist keine Erste-Hilfe-Ausbildung und kein ärztlicher Rat. Die Leitstelle kann Ihre Lage einschätzen, diese Seite nicht.',
        'Takt, Ton und Bilder funktionieren ohne Netz, sobald Sie diese Website einmal geöffnet haben. Nichts wird aufgezeichnet, nichts wird gesendet.',
        'Für Erwachsene sind sich die Quellen einig: 100 bis 120 Mal pro Minute drücken, 5 bis 6\u00a0cm tief. Der Wechsel alle zwei Minuten ist ein Rat aus Schulungen; im Leitlinientext, den wir gelesen haben, steht er nicht. Die britischen Leitlinien von 2025 sagen: anrufen, sobald jemand nicht reagiert, noch vor der Prüfung der Atmung. Bei Kindern sind die Fachgesellschaften verschiedener Ansicht: zuerst fünf Beatmungen in Großbritannien, zwei in Amerika und Australien; mindestens ein Drittel der Brusttiefe in Großbritannien, ein Drittel und höchstens 6\u00a0cm in Amerika (2025). Manche Ausbilder schieben einen BH zur Seite, andere ziehen ihn aus; der internationale Verband ILCOR hat die Frage 2024 untersucht. Die Leitlinien von 2025 selbst konnten wir nicht lesen. Was wir darüber sagen, stammt von Fachgesellschaften und Ausbildern.',
      ],
      sources: 'Quellen',
    },
  },
};
