import type { CprPageWords } from '../words-of-site.ts';

export const words: CprPageWords = {
  cprMetaText: {
    title: 'RCP: massaggio cardiaco',
    description:
      'Un ritmo di 110 al minuto per le compressioni toraciche, con suono, luce e vibrazione, e i tre passi in immagini. Funziona offline.',
  },
  cprPageText: {
    tag: 'Finché non arriva il DAE',
    lede: 'Qualcuno non risponde e non respira normalmente? Chiama, inizia le compressioni e segui il ritmo.',
    coachTitle: 'Il ritmo e i passi',
    noScript: 'Il ritmo ha bisogno di JavaScript. Senza, comprimi due volte al secondo e conta ad alta voce.',
    about: {
      id: 'cpr-about',
      title: 'Che cosa è questa pagina, e che cosa non è',
      paragraphs: [
        'Questa pagina ti dà un ritmo e ti ricorda i passi. Segue le linee guida e le pagine di formazione elencate sotto. Nessun medico l’ha ancora rivista. Non è un corso di primo soccorso né un parere medico. L’operatore dei soccorsi può valutare la tua situazione, questa pagina no.',
        'Ritmo, suono e immagini funzionano offline dopo che hai aperto questo sito una volta. Nulla viene registrato, nulla viene inviato.',
        'Per un adulto le fonti concordano: da 100 a 120 compressioni al minuto, profonde da 5 a 6\u00a0cm. Darsi il cambio ogni due minuti è un consiglio dei corsi; non lo abbiamo trovato nel testo delle linee guida che abbiamo letto. Le linee guida britanniche del 2025 dicono di chiamare appena qualcuno non risponde, prima di controllare il respiro. Per un bambino i consigli di rianimazione sono diversi: cinque ventilazioni iniziali nel Regno Unito, due in America e in Australia; almeno un terzo del torace per i britannici, un terzo e al massimo 6\u00a0cm per gli americani nel 2025. Alcuni istruttori spostano il reggiseno, altri lo tolgono; il comitato internazionale ILCOR ha esaminato la questione nel 2024. Non abbiamo potuto leggere i documenti del 2025. Ciò che ne diciamo viene dai consigli di rianimazione e dagli istruttori.',
      ],
      sources: 'Fonti',
    },
  },
};
