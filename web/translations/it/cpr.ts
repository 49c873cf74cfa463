import { pluralIn } from '../../languages/plural.ts';
import type { CprWords } from '../words-of-site.ts';

const counted = pluralIn('it');

export const words: CprWords = {
  cprText: {
    title: 'RCP: massaggio cardiaco',
    close: 'Chiudi (il ritmo continua)',
    start: 'Avvia il ritmo',
    stop: 'Ferma il ritmo',
    press: 'Comprimi',
    elapsed: 'Tempo dall’inizio',
    pace: '110 al minuto',
    running: 'Il ritmo è attivo: 110 al minuto.',
    changeSoon: 'Datevi il cambio ogni 2 minuti, se qualcuno può sostituirti.',
    changeNow: (minutes) =>
      `${counted(minutes, { one: '# minuto', many: '# di minuti', other: '# minuti' })}: datevi il cambio adesso, se qualcuno può sostituirti.`,
    signs: { sound: 'Suono', light: 'Luce', vibration: 'Vibrazione' },
    signsLabel: 'Segnali del ritmo',
    steps: [
      {
        id: 'check',
        title: 'Controlla',
        words:
          'Non risponde? Chiama subito. Non respira normalmente, o fa solo respiri isolati e rantolanti (gasping)? Inizia le compressioni.',
      },
      {
        id: 'call',
        title: 'Chiama',
        words: 'Attiva il vivavoce. Metti il telefono accanto a te. Manda qualcuno a prendere il DAE.',
      },
      {
        id: 'press',
        title: 'Comprimi',
        words:
          'Comprimi forte il centro del torace, per 5-6\u00a0cm. Tieni le braccia tese. Dopo ogni compressione lascia risalire del tutto il torace. Non fermarti.',
      },
    ],
    told: 'L’operatore dei soccorsi ti guida. Nel dubbio, inizia le compressioni.',
    others: {
      title: 'Bambino, lattante o annegamento',
      points: [
        {
          who: 'Bambino',
          how: 'Stesso ritmo. Metti una o due mani al centro del torace. Comprimi il torace per almeno un terzo della sua profondità.',
        },
        {
          who: 'Lattante',
          how: 'Stesso ritmo. Circonda il torace con le due mani e metti i due pollici al centro. Oppure usa la base del palmo di una mano. Comprimi il torace per almeno un terzo della sua profondità.',
        },
        {
          who: 'Ventilazioni',
          how: 'Le ventilazioni contano soprattutto per i bambini e dopo un annegamento. Se sai farle, danne prima 5. Poi danne 2 ogni 30 compressioni. Adulto o bambino: inclina la testa indietro e chiudi il naso. Lattante: tieni la testa dritta. Copri con la tua bocca la bocca, e in un lattante anche il naso. Soffia per un secondo, finché il torace si alza. Se non sai farle, comprimi senza pause.',
        },
      ],
    },
    aed: {
      title: 'Quando arriva il DAE',
      points: [
        { id: 'on', words: 'Accendilo e segui la sua voce. Un’altra persona continua le compressioni.' },
        {
          id: 'pads',
          words:
            'Scopri il torace e asciugalo. Sposta il reggiseno o toglilo. Attacca le due piastre sulla pelle nuda.',
        },
        {
          id: 'places',
          words: 'Una piastra va sotto la clavicola destra. L’altra va sul fianco sinistro, sotto l’ascella.',
        },
        {
          id: 'child',
          words:
            'Bambino piccolo o lattante: usa le piastre pediatriche o la modalità bambino. Se non ci sono, usa le piastre per adulti. Attacca una piastra sul torace, l’altra sulla schiena.',
        },
        {
          id: 'shock',
          words:
            'Continua finché il DAE ti dice di fermarti. State lontani: nessuno tocca la persona durante la scarica. Poi riprendi subito le compressioni.',
        },
      ],
    },
  },
};
