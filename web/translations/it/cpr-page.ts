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
        'Un ritmo e un promemoria, secondo le linee guida e le pagine di formazione qui sotto. Nessun clinico li ha ancora rivisti. Non è un corso di primo soccorso né un parere medico. L’operatore dei soccorsi può valutare la tua situazione, questa pagina no.',
        'Ritmo, suono e immagini non hanno bisogno di rete una volta aperto questo sito. Nulla viene registrato, nulla viene inviato.',
        'Per un adulto le fonti concordano: da 100 a 120 compressioni al minuto, da 5 a 6\u00a0cm di profondità. Darsi il cambio ogni due minuti è un consiglio dei corsi; non lo abbiamo trovato nel testo delle linee guida letto. Le linee guida britanniche del 2025 dicono di chiamare appena qualcuno non risponde, prima di controllare il respiro. Per un bambino i consigli differiscono: cinque prime ventilazioni nel Regno Unito, due in America e in Australia; almeno un terzo del torace per i britannici, un terzo e al massimo 6\u00a0cm per gli americani nel 2025. Alcuni istruttori spostano il reggiseno, altri lo tolgono; il consiglio internazionale ILCOR ha esaminato la questione nel 2024. I documenti del 2025 non si sono potuti aprire per questa pagina. Ciò che ne dice lo ha scritto un consiglio o un istruttore.',
      ],
      sources: 'Fonti',
    },
  },
};
