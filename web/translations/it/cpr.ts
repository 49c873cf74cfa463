import type { CprWords } from '../words-of-site.ts';

export const words: CprWords = {
  cprText: {
    title: 'Massaggio cardiaco',
    close: 'Chiudi; il ritmo continua',
    start: 'Avvia il ritmo',
    stop: 'Ferma il ritmo',
    press: 'Comprimi',
    elapsed: 'Tempo dall’inizio',
    pace: '110 al minuto',
    running: 'Il ritmo va, 110 al minuto.',
    changeSoon: 'Datevi il cambio ogni due minuti.',
    changeNow: (minutes) => `${minutes} minuti: cambio adesso, se qualcuno può continuare.`,
    signs: { sound: 'Suono', light: 'Luce', vibration: 'Vibrazione' },
    signsLabel: 'Come viene dato il ritmo',
    steps: [
      {
        id: 'check',
        title: 'Controlla',
        words:
          'Non risponde? Chiama subito. Non respira normalmente: comprimi. I respiri agonici (gasping) non sono respiro.',
      },
      { id: 'call', title: 'Chiama', words: 'Vivavoce, telefono accanto a te. Manda qualcuno a prendere il DAE.' },
      {
        id: 'press',
        title: 'Comprimi',
        words: 'Centro del torace, braccia tese, forte: da 5 a 6\u00a0cm. Rilascia del tutto ogni volta. Non fermarti.',
      },
    ],
    told: 'Chi risponde al telefono ti guida: fai quello che dice. Nel dubbio, comprimi.',
    others: {
      title: 'Bambino, neonato o annegamento',
      points: [
        {
          who: 'Bambino',
          how: 'Stesso ritmo. Metti una o due mani al centro del torace. Spingi almeno per un terzo della sua profondità.',
        },
        {
          who: 'Neonato o lattante',
          how: 'Stesso ritmo. Cingi il torace con le due mani, due pollici al centro. Oppure usa il palmo di una mano. Spingi almeno per un terzo della sua profondità.',
        },
        {
          who: 'Ventilazioni',
          how: 'Contano soprattutto per i bambini e dopo un annegamento. Se sai farle: prima cinque, poi due ogni 30 compressioni. Adulto o bambino: inclina la testa indietro e chiudi il naso. Lattante: tieni la testa in piano. Copri bocca e naso con la tua bocca. Soffia per un secondo finché il torace si alza. Se non sai, comprimi senza pausa.',
        },
      ],
    },
    aed: {
      title: 'Il DAE è qui',
      points: [
        { id: 'on', words: 'Accendilo. Parla: fai quello che dice. Qualcuno continua a comprimere.' },
        {
          id: 'pads',
          words:
            'Scopri il torace e asciugalo. Sposta il reggiseno, o toglilo. Attacca le due piastre sulla pelle nuda.',
        },
        {
          id: 'places',
          words: 'Una piastra va sotto la clavicola destra. L’altra sul fianco sinistro, sotto l’ascella.',
        },
        {
          id: 'child',
          words:
            'Bambino piccolo o lattante: usa le piastre pediatriche o la modalità bambino. Non ci sono? Usa quelle per adulti. Attacca una piastra sul torace, l’altra sulla schiena.',
        },
        { id: 'shock', words: 'Fermati solo quando lo dice. Nessuno tocca durante la scarica. Poi riprendi subito.' },
      ],
    },
  },
};
