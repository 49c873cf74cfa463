import type { CprPageWords } from '../words-of-site.ts';

export const words: CprPageWords = {
  cprMetaText: {
    title: 'Massaggio cardiaco',
    description:
      'Un ritmo di 110 al minuto per le compressioni toraciche, con suono, luce e vibrazione, e i tre passi in immagini. Funziona senza rete.',
  },
  cprPageText: {
    tag: 'Finché arriva il DAE',
    lede: 'Qualcuno non risponde e non respira normalmente: chiama, comprimi, e lascia che il ritmo tenga il tempo.',
    coachTitle: 'Il ritmo e i passi',
    noScript: 'Il ritmo ha bisogno di JavaScript. Senza: comprimi due volte al secondo e conta ad alta voce.',
    about: {
      id: 'cpr-about',
      title: 'Che cosa è questa pagina, e che cosa non è',
      paragraphs: [
        'Un ritmo e un promemoria, scritti da persone che fanno siti web, secondo le linee guida qui sotto. Nessun medico li ha rivisti. Non è un corso né un parere medico: un corso di primo soccorso insegna più di qualsiasi pagina, e la voce al telefono sa di più del tuo caso.',
        'Ritmo, suono e immagini non hanno bisogno di rete una volta aperto questo sito. Nulla viene registrato, nulla viene inviato.',
        'Per un adulto le fonti concordano: da 100 a 120 compressioni al minuto, da 5 a 6\u00a0cm di profondità, cambio ogni due minuti. Le linee guida britanniche del 2025 dicono di chiamare appena qualcuno non risponde, prima di guardare il respiro. Per un bambino differiscono sulle prime ventilazioni: cinque nel Regno Unito, due nella maggior parte dei consigli americani. I documenti del 2025 non si sono potuti aprire per questa pagina; ciò che ne dice è quanto ne ha scritto un consiglio di rianimazione o un istruttore.',
      ],
      sources: 'Fonti',
    },
  },
};
