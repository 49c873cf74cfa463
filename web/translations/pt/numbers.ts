import { pluralIn } from '../../languages/plural.ts';
import type { NumbersWords } from '../words-of-site.ts';

const counted = pluralIn('pt');
const countries = (count: number) =>
  counted(count, {
    one: '# país ou território',
    many: '# de países e territórios',
    other: '# países e territórios',
  });

export const words: NumbersWords = {
  numbersMetaText: {
    title: 'Números de emergência',
    description:
      'O número para chamar uma ambulância em cada país e território, se lá o 112 ajuda, com a fonte e o ano.',
  },
  emergencyNumbersText: {
    tag: 'Para quem ligar',
    title: 'Números de emergência',
    lede: 'O que marcar para chamar uma ambulância, de um telemóvel, em cada país e território.',
    here: 'Onde parece estar',
    hereNote: 'Pelo fuso horário deste aparelho, que não o diz a ninguém. Se viajou e ele não mudou, procure abaixo.',
    search: 'Procurar',
    searchHint: 'Um país, as suas duas letras ou um número',
    tableLabel: 'Números de emergência por país',
    columns: { country: 'País ou território', call: 'Ligar', reach112: 'O 112 ajuda?', sources: 'Fontes' },
    unknownNumber: 'não se sabe',
    reach112: { yes: 'sim', other: 'outro serviço', no: 'não', unknown: 'não se sabe' },
    shown: (shown, all) => (shown === all ? countries(all) : `${countries(shown)}, de ${all}`),
    nothing: 'Nenhum país corresponde. Tente menos letras.',
    about: [
      {
        id: 'at-112',
        title: 'O que diz a coluna sobre o 112',
        text: 'A norma das redes móveis faz com que todo o telefone trate o 112 como chamada de emergência; quem atende depende da rede. «sim»: uma fonte inclui o 112 entre os números de emergência do país. «outro serviço»: liga, mas à polícia ou a alguém que as fontes não nomeiam. «não»: ninguém atende; assim na China continental, onde toca uma gravação. «não se sabe»: nenhuma fonte o diz.',
      },
      {
        id: 'borders',
        title: 'Junto a uma fronteira e em lugares disputados',
        text: 'Quem atende depende da rede do seu telefone, não de onde está. A menos de 3\u00a0km de uma fronteira a procura de DAE mostra os dois números, e também em lugares que dois Estados reclamam ou detêm em parte, como a Crimeia, Caxemira, o Kosovo, o Norte de Chipre, a Palestina, Taiwan e o Saara Ocidental.',
      },
      {
        id: 'at-sea',
        title: 'No mar',
        text: 'Primeiro o rádio: no canal 16 de VHF diga três vezes Mayday, o nome do barco, a sua posição e o que se passa; um rádio com DSC tem para isso um botão vermelho. Por telemóvel a guarda costeira só o ouve perto da costa e não vê onde está; aí ligue para o número do país e peça a guarda costeira.',
      },
    ],
    sourcesTitle: 'Fontes',
    sourcesNote:
      'Depois de cada número estão as fontes que o indicam, pelo lugar nesta lista. Em novembro de 2026 cada linha foi comparada com as listas da Wikipédia, do Google, da Microsoft, do Android e do governo australiano, quando a contêm. Onde menos de dois editores indicam o primeiro número, a linha diz porquê. Os números mudam: avise-nos quando um estiver errado. Se um aviso no local mostrar outro número, use esse.',
  },
};
