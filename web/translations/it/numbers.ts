import { pluralIn } from '../../languages/plural.ts';
import type { NumbersWords } from '../words-of-site.ts';

const counted = pluralIn('it');
const countries = (count: number) =>
  counted(count, { one: '# paese o territorio', many: '# di paesi e territori', other: '# paesi e territori' });

export const words: NumbersWords = {
  numbersMetaText: {
    title: 'Numeri di emergenza',
    description:
      'Il numero da chiamare per un’ambulanza in ogni paese e territorio, se lì il 112 funziona, e la fonte e l’anno di ciascuno.',
  },
  emergencyNumbersText: {
    tag: 'Chi chiamare',
    title: 'Numeri di emergenza',
    lede: 'Che numero comporre per un’ambulanza, da un cellulare, in ogni paese e territorio.',
    here: 'Dove sembra che tu sia',
    hereNote:
      'Secondo il fuso orario di questo dispositivo, che resta sul dispositivo. Se non sei lì, cerca qui sotto.',
    search: 'Cerca',
    searchHint: 'Un paese, le sue due lettere o un numero',
    tableLabel: 'Numeri di emergenza per paese',
    columns: { country: 'Paese o territorio', call: 'Chiama', reach112: 'Il 112 funziona?', sources: 'Fonti' },
    unknownNumber: 'non noto',
    byText: {
      sms: (number) => `SMS al ${number}`,
      app: (name) => `App ${name}`,
      textphone: (number) => `Telefono testuale ${number}`,
      relay: (number) => `Servizio ponte ${number}`,
    },
    registerFirst: 'serve registrarsi prima',
    notEverywhere: 'non ovunque',
    reach112: { yes: 'sì', other: 'altro servizio', no: 'no', unknown: 'non noto' },
    shown: (shown, all) => (shown === all ? countries(all) : `${shown} su ${countries(all)}`),
    nothing: 'Nessun paese trovato. Prova con meno lettere, o con il nome in inglese.',
    about: [
      {
        id: 'at-112',
        title: 'Che cosa significa la colonna sul 112',
        text: 'Ogni cellulare tratta il 112 come chiamata di emergenza, ma chi risponde lo decide la rete. «sì»: una fonte elenca il 112 tra i numeri di emergenza del paese. «altro servizio»: il 112 ti collega alla polizia o a un servizio che le nostre fonti non nominano. «no»: non risponde nessuno. Nella Cina continentale al 112 parte una registrazione. «non noto»: nessuna fonte lo dice.',
      },
      {
        id: 'borders',
        title: 'Vicino a un confine e nei territori contesi',
        text: 'Chi risponde lo decide la rete del tuo telefono, non dove ti trovi. La ricerca mostra entrambi i numeri entro 3\u00a0km da un confine, e nei territori che due stati rivendicano o tengono in parte, come Crimea, Kashmir, Kosovo, Cipro del Nord, Palestina, Taiwan e Sahara occidentale.',
      },
      {
        id: 'at-sea',
        title: 'In mare',
        text: 'Usa prima la radio. Sul canale VHF 16 di’ tre volte Mayday. Poi di’ il nome della barca, la posizione e che cosa succede. Una radio DSC ha un pulsante rosso per questo. Con il cellulare raggiungi la guardia costiera solo vicino a riva, e il cellulare non le mostra dove sei. Vicino a riva chiama il numero del paese e chiedi della guardia costiera.',
      },
    ],
    sourcesTitle: 'Fonti',
    sourcesNote:
      'I numeri nella colonna Fonti rimandano a questo elenco. Nel novembre 2026 abbiamo confrontato ogni riga con gli elenchi di Wikipedia, Google, Microsoft, Android e del governo australiano, quando la contengono. Dove meno di due editori indicano il primo numero, la riga dice perché. I numeri cambiano: dicci quando uno è sbagliato. Se un cartello sul posto mostra un altro numero, usa quello del cartello.',
  },
};
