import { pluralIn } from '../../languages/plural.ts';
import type { NumbersWords } from '../words-of-site.ts';

const counted = pluralIn('de');
const countries = (count: number) => counted(count, { one: '# Land oder Gebiet', other: '# Länder und Gebiete' });

export const words: NumbersWords = {
  numbersMetaText: {
    title: 'Notrufnummern',
    description:
      'Die Nummer des Rettungsdienstes in jedem Land und Gebiet, ob dort die 112 hilft, und Quelle und Jahr dazu.',
  },
  emergencyNumbersText: {
    tag: 'Wen anrufen',
    title: 'Notruf\u00adnummern',
    lede: 'Was Sie für einen Rettungswagen vom Mobiltelefon aus wählen, in jedem Land und Gebiet.',
    here: 'Wo Sie vermutlich sind',
    hereNote:
      'Nach der Zeitzone dieses Geräts, die niemandem mitgeteilt wird. Sind Sie gereist und das Gerät hat sie nicht umgestellt, suchen Sie unten.',
    search: 'Suchen',
    searchHint: 'Land, seine zwei Buchstaben oder eine Nummer',
    tableLabel: 'Notrufnummern nach Land',
    columns: { country: 'Land oder Gebiet', call: 'Anrufen', reach112: 'Hilft die 112?', sources: 'Quellen' },
    unknownNumber: 'nicht bekannt',
    reach112: { yes: 'ja', other: 'anderer Dienst', no: 'nein', unknown: 'nicht bekannt' },
    shown: (shown, all) => (shown === all ? countries(all) : `${countries(shown)}, von ${all}`),
    nothing: 'Kein Land passt dazu. Versuchen Sie weniger Buchstaben.',
    about: [
      {
        id: 'at-112',
        title: 'Was die Spalte zur 112 sagt',
        text: 'Nach dem Standard der Mobilfunknetze behandelt jedes Telefon die 112 als Notruf; wer antwortet, bestimmt das Netz. „ja“: Eine Quelle nennt die 112 unter den Notrufnummern des Landes. „anderer Dienst“: Sie verbindet, aber mit der Polizei oder mit jemandem, den die Quellen nicht nennen. „nein“: Niemand antwortet; so auf dem chinesischen Festland, wo eine Ansage kommt. „nicht bekannt“: Keine Quelle sagt es.',
      },
      {
        id: 'borders',
        title: 'An Grenzen und in umstrittenen Gebieten',
        text: 'Wer antwortet, hängt davon ab, in welchem Netz Ihr Telefon ist, nicht davon, wo Sie stehen. Im Umkreis von 3\u00a0km um eine Grenze nennt die AED-Suche beide Nummern, ebenso dort, worauf zwei Staaten Anspruch erheben, etwa auf der Krim, in Kaschmir, Kosovo, Nordzypern, Palästina, Taiwan und der Westsahara.',
      },
      {
        id: 'at-sea',
        title: 'Auf See',
        text: 'Zuerst der Funk: auf UKW-Kanal 16 dreimal Mayday, den Namen des Bootes, Ihre Position und was geschehen ist; ein DSC-Funkgerät hat dafür eine rote Taste. Über ein Mobiltelefon hört Sie die Küstenwache nur nahe der Küste und sieht nicht, wo Sie sind; rufen Sie dort die Nummer des Landes an und verlangen Sie die Küstenwache.',
      },
    ],
    sourcesTitle: 'Quellen',
    sourcesNote:
      'Hinter jeder Nummer stehen die Quellen, die sie nennen, mit ihrem Platz in dieser Liste. Im November 2026 wurde jede Zeile mit den Listen von Wikipedia, Google, Microsoft, Android und der australischen Regierung verglichen, soweit sie dort vorkommt. Nennen weniger als zwei Herausgeber die erste Nummer, steht der Grund in der Zeile. Nummern ändern sich: Melden Sie uns falsche. Steht vor Ort eine andere Nummer angeschlagen, wählen Sie diese.',
  },
};
