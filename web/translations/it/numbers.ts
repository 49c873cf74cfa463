import { pluralIn } from '../../languages/plural.ts';
import type { NumbersWords } from '../words-of-site.ts';

const counted = pluralIn('it');
const countries = (count: number) =>
  counted(count, { one: '# paese o territorio', many: '# di paesi e territori', other: '# paesi e territori' });

export const words: NumbersWords = {
  numbersMetaText: {
    title: 'Numeri di emergenza',
    description:
      'Il numero da chiamare per un’ambulanza in ogni paese e territorio, se lì il 112 aiuta, con fonte e anno.',
  },
  emergencyNumbersText: {
    tag: 'Chi chiamare',
    title: 'Numeri di emergenza',
    lede: 'Che cosa comporre per un’ambulanza, da un telefono cellulare, in ogni paese e territorio.',
    here: 'Dove sembra che tu sia',
    hereNote:
      'Secondo il fuso orario di questo dispositivo, che non lo dice a nessuno. Se hai viaggiato e non si è aggiornato, cerca qui sotto.',
    search: 'Cerca',
    searchHint: 'Un paese, le sue due lettere o un numero',
    tableLabel: 'Numeri di emergenza per paese',
    columns: { country: 'Paese o territorio', call: 'Chiama', reach112: 'Il 112 aiuta?', sources: 'Fonti' },
    unknownNumber: 'non noto',
    reach112: { yes: 'sì', other: 'altro servizio', no: 'no', unknown: 'non noto' },
    shown: (shown, all) => (shown === all ? countries(all) : `${countries(shown)}, su ${all}`),
    nothing: 'Nessun paese corrisponde. Prova con meno lettere.',
    about: [
      {
        id: 'at-112',
        title: 'Che cosa dice la colonna sul 112',
        text: 'Per lo standard delle reti mobili ogni telefono tratta il 112 come chiamata di emergenza; chi risponde dipende dalla rete. «sì»: una fonte elenca il 112 tra i numeri di emergenza del paese. «altro servizio»: collega, ma alla polizia o a qualcuno che le fonti non nominano. «no»: non risponde nessuno; così nella Cina continentale, dove parte una registrazione. «non noto»: nessuna fonte lo dice.',
      },
      {
        id: 'borders',
        title: 'Vicino a un confine e nei luoghi contesi',
        text: 'Chi risponde dipende dalla rete del tuo telefono, non da dove ti trovi. Entro 3\u00a0km da un confine la ricerca dei DAE mostra entrambi i numeri, e così nei luoghi che due stati rivendicano o tengono in parte, come Crimea, Kashmir, Kosovo, Cipro del Nord, Palestina, Taiwan e Sahara occidentale.',
      },
      {
        id: 'at-sea',
        title: 'In mare',
        text: 'Prima la radio: sul canale VHF 16 di’ tre volte Mayday, il nome della barca, la posizione e che cosa succede; una radio DSC ha un pulsante rosso per questo. Con il cellulare la guardia costiera ti sente solo vicino a riva e non vede dove sei; lì chiama il numero del paese e chiedi della guardia costiera.',
      },
    ],
    sourcesTitle: 'Fonti',
    sourcesNote:
      'Dopo ogni numero stanno le fonti che lo indicano, con il loro posto in questo elenco. Nel novembre 2026 ogni riga è stata confrontata con gli elenchi di Wikipedia, Google, Microsoft, Android e del governo australiano, quando la contengono. Dove meno di due editori indicano il primo numero, la riga dice perché. I numeri cambiano: segnalaci quelli sbagliati. Se un cartello sul posto indica un altro numero, usa quello.',
  },
};
