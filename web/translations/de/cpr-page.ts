import type { CprPageWords } from '../words-of-site.ts';

export const words: CprPageWords = {
  cprMetaText: {
    title: 'Herzdruckmassage',
    description:
      'Ein Takt von 110 pro Minute für die Herzdruckmassage, als Ton, Licht und Vibration, mit den drei Schritten in Bildern. Geht ohne Netz.',
  },
  cprPageText: {
    tag: 'Bis der AED da ist',
    lede: 'Jemand reagiert nicht und atmet nicht normal: anrufen, drücken und den Takt mitzählen lassen.',
    coachTitle: 'Der Takt und die Schritte',
    noScript: 'Der Takt braucht JavaScript. Ohne: zweimal pro Sekunde drücken und laut zählen.',
    about: {
      id: 'cpr-about',
      title: 'Was diese Seite ist und was nicht',
      paragraphs: [
        'Ein Takt und eine Gedächtnisstütze, nach den unten genannten Leitlinien und Schulungsseiten. Ärztlich geprüft ist sie noch nicht. Sie ist keine Erste-Hilfe-Ausbildung und kein ärztlicher Rat. Die Leitstelle kann Ihre Lage einschätzen, diese Seite nicht.',
        'Takt, Ton und Bilder brauchen kein Netz, sobald diese Website einmal geöffnet war. Nichts wird aufgezeichnet, nichts wird gesendet.',
        'Für Erwachsene sind sich die Quellen einig: 100 bis 120 Mal pro Minute, 5 bis 6\u00a0cm tief. Sich alle zwei Minuten abzuwechseln ist ein Rat aus der Schulung; in der gelesenen Leitlinie haben wir ihn nicht gefunden. Die britischen Leitlinien von 2025 sagen: anrufen, sobald jemand nicht reagiert, noch vor der Prüfung der Atmung. Bei Kindern unterscheiden sich die Fachräte: erst fünf Beatmungen in Großbritannien, zwei in Amerika und Australien; mindestens ein Drittel der Brusttiefe im britischen Rat, ein Drittel und höchstens 6\u00a0cm im amerikanischen von 2025. Manche Ausbilder schieben einen BH zur Seite, andere ziehen ihn aus; der internationale Rat ILCOR hat die Frage 2024 untersucht. Die Leitlinien von 2025 selbst ließen sich für diese Seite nicht öffnen. Was sie darüber sagt, hat ein Fachrat oder ein Ausbilder geschrieben.',
      ],
      sources: 'Quellen',
    },
  },
};
