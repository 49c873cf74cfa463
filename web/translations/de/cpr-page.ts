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
        'Ein Takt und eine Gedächtnisstütze, geschrieben von Leuten, die Websites bauen, nach den unten genannten Leitlinien. Kein Arzt und keine Ärztin hat sie geprüft. Sie ist keine Ausbildung und kein ärztlicher Rat: Ein Erste-Hilfe-Kurs lehrt mehr als jede Seite, und die Stimme am Telefon weiß mehr über Ihren Fall.',
        'Takt, Ton und Bilder brauchen kein Netz, sobald diese Website einmal geöffnet war. Nichts wird aufgezeichnet, nichts wird gesendet.',
        'Für Erwachsene sind sich die Quellen einig: 100 bis 120 Mal pro Minute, 5 bis 6\u00a0cm tief, alle zwei Minuten abwechseln. Die britischen Leitlinien von 2025 sagen: anrufen, sobald jemand nicht reagiert, noch vor der Prüfung der Atmung. Bei Kindern unterscheiden sie sich in den ersten Beatmungen: fünf in Großbritannien, zwei in den meisten amerikanischen Ratschlägen. Die Arbeiten von 2025 selbst ließen sich für diese Seite nicht öffnen; was sie darüber sagt, hat ein Fachrat oder eine Ausbilderin geschrieben.',
      ],
      sources: 'Quellen',
    },
  },
};
