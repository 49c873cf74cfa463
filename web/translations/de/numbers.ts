import { pluralIn } from '../../languages/plural.ts';
import type { NumbersWords } from '../words-of-site.ts';

const counted = pluralIn('de');
const countries = (count: number) => counted(count, { one: '# Land oder Gebiet', other: '# Länder und Gebiete' });

export const words: NumbersWords = {
  numbersMetaText: {
    title: 'Notrufnummern',
    description:
      'Die Nummer für einen Rettungswagen in jedem Land und Gebiet, ob dort die 112 funktioniert, und Quelle und Jahr dazu.',
  },
  emergencyNumbersText: {
    tag: 'Wen anrufen',
    title: 'Notruf\u00adnummern',
    lede: 'Was Sie für einen Rettungswagen vom Mobiltelefon aus wählen, in jedem Land und Gebiet.',
    here: 'Wo Sie vermutlich sind',
    hereNote: 'Nach der Zeitzone dieses Geräts; sie bleibt auf dem Gerät. Sind Sie nicht dort, suchen Sie unten.',
    search: 'Suchen',
    searchHint: 'Land, seine zwei Buchstaben oder eine Nummer',
    tableLabel: 'Notrufnummern nach Land',
    columns: { country: 'Land oder Gebiet', call: 'Anrufen', reach112: 'Funktioniert die 112?', sources: 'Quellen' },
    unknownNumber: 'nicht bekannt',
    byText: {
      sms: (number) => `SMS an ${number}`,
      app: (name) => `App ${name}`,
      textphone: (number) => `Schreibtelefon ${number}`,
      relay: (number) => `Vermittlungsdienst ${number}`,
    },
    registerFirst: 'vorher anmelden',
    notEverywhere: 'nicht überall',
    reach112: { yes: 'ja', other: 'anderer Dienst', no: 'nein', unknown: 'nicht bekannt' },
    shown: (shown, all) =>
      shown === all
        ? countries(all)
        : `${shown} von ${counted(all, { one: '# Land oder Gebiet', other: '# Ländern und Gebieten' })}`,
    nothing: 'Kein Land gefunden. Versuchen Sie weniger Buchstaben oder den englischen Namen.',
    about: [
      {
        id: 'at-112',
        title: 'Was die Spalte zur 112 bedeutet',
        text: 'Jedes Mobiltelefon behandelt die 112 als Notruf, aber das Netz entscheidet, wer antwortet. „ja“: Eine Quelle nennt die 112 unter den Notrufnummern des Landes. „anderer Dienst“: Die 112 verbindet Sie mit der Polizei oder mit einem Dienst, den unsere Quellen nicht nennen. „nein“: Niemand antwortet. Auf dem chinesischen Festland kommt unter 112 eine Ansage. „nicht bekannt“: Keine Quelle sagt etwas dazu.',
      },
      {
        id: 'borders',
        title: 'An Grenzen und in umstrittenen Gebieten',
        text: 'Wer antwortet, hängt vom Netz Ihres Telefons ab, nicht davon, wo Sie sind. Die AED-Suche zeigt beide Nummern im Umkreis von 3\u00a0km um eine Grenze und in Gebieten, die zwei Staaten beanspruchen oder teilweise halten, zum Beispiel Krim, Kaschmir, Kosovo, Nordzypern, Palästina, Taiwan und Westsahara.',
      },
      {
        id: 'at-sea',
        title: 'Auf See',
        text: 'Nehmen Sie zuerst den Funk. Sagen Sie auf UKW-Kanal 16 dreimal Mayday. Nennen Sie dann den Namen des Bootes, Ihre Position und was geschehen ist. Ein DSC-Funkgerät hat dafür eine rote Taste. Mit einem Mobiltelefon erreichen Sie die Küstenwache nur nahe der Küste, und es zeigt ihr nicht, wo Sie sind. Nahe der Küste rufen Sie die Nummer des Landes an und verlangen die Küstenwache.',
      },
    ],
    sourcesTitle: 'Quellen',
    sourcesNote:
      'Die Zahlen in der Spalte „Quellen“ verweisen auf diese Liste. Im November 2026 haben wir jede Zeile mit den Listen von Wikipedia, Google, Microsoft, Android und der australischen Regierung verglichen, soweit sie dort vorkommt. Nennen weniger als zwei Herausgeber die erste Nummer, steht der Grund in der Zeile. Nummern ändern sich: Sagen Sie uns, wenn eine falsch ist. Steht vor Ort eine andere Nummer auf einem Schild, wählen Sie diese.',
  },
};
