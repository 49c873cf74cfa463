import type { HomeWords } from '../words-of-site.ts';

export const words: HomeWords = {
  homeMetaText: {
    description: (count) =>
      `Un atlante di ${count} luoghi noti per la longevità, con fonti e dubbi accanto a ogni cifra, e una ricerca del defibrillatore più vicino.`,
  },
  heroText: {
    tag: 'Simbiosi di persone e IA',
    lede: 'Una mappa dei luoghi in cui si vive a lungo e in simbiosi, secondo principi di salute verificati da un’IA, con supervisione umana e con il protocollo Tempesta Checksum.',
    principles: 'Principi di vita',
    integrity: 'Integrità verificata',
    agentics: (product) => `${product} + Agenti`,
    today:
      '«Verificato dall’IA» è previsto, non fatto. Le cifre indicano la fonte o dicono che non se ne conosce alcuna.',
    explore: 'Esplora la mappa',
    learn: 'Che cos’è TCΣ',
    scrollCue: 'Continua a leggere più in basso',
  },
  emergencyNoticeText: {
    label: 'Avviso di emergenza',
    banner: (number) =>
      `${number === null ? 'In caso di emergenza chiama subito il numero di emergenza del paese in cui ti trovi.' : `In caso di emergenza medica chiama subito il numero ${number}.`} Questo sito web non presta soccorso.`,
    learn: 'Che cos’è il 911',
    findAed: 'Trova un DAE',
    buttons: [
      { label: '911', title: '911: in arrivo' },
      { label: 'Ambu\u00adlanza', title: 'Ambulanza: in arrivo' },
      { label: 'Drone', title: 'Drone (al massimo 5\u00a0min): in arrivo' },
    ],
    notConnected: 'Questi tre pulsanti non funzionano ancora. Usa il telefono.',
  },
};
