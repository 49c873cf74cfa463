import { pluralIn } from '../../languages/plural.ts';
import type { NumbersWords } from '../words-of-site.ts';

const counted = pluralIn('pt-BR');
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
      'O número para chamar uma ambulância em cada país e território, se o 112 funciona lá, e a fonte e o ano de cada um.',
  },
  emergencyNumbersText: {
    tag: 'Para quem ligar',
    title: 'Números de emergência',
    lede: 'O que discar no celular para chamar uma ambulância, em cada país e território.',
    here: 'Onde você parece estar',
    hereNote: 'Pelo fuso horário deste dispositivo, que fica no dispositivo. Se você não está lá, busque abaixo.',
    search: 'Buscar',
    searchHint: 'Um país, as duas letras dele ou um número',
    tableLabel: 'Números de emergência por país',
    columns: { country: 'País ou território', call: 'Ligar', reach112: 'O 112 funciona?', sources: 'Fontes' },
    unknownNumber: 'não se sabe',
    byText: {
      sms: (number) => `SMS para ${number}`,
      app: (name) => `Aplicativo ${name}`,
      textphone: (number) => `Telefone de texto ${number}`,
      relay: (number) => `Central de intermediação ${number}`,
    },
    registerFirst: 'com cadastro prévio',
    notEverywhere: 'não em toda parte',
    reach112: { yes: 'sim', other: 'outro serviço', no: 'não', unknown: 'não se sabe' },
    shown: (shown, all) => (shown === all ? countries(all) : `${shown} de ${countries(all)}`),
    nothing: 'Nenhum país encontrado. Tente menos letras, ou o nome em inglês.',
    about: [
      {
        id: 'at-112',
        title: 'O que significa a coluna sobre o 112',
        text: 'Todos os celulares tratam o 112 como chamada de emergência, mas é a rede que decide quem atende. «sim»: uma fonte inclui o 112 entre os números de emergência do país. «outro serviço»: o 112 liga você à polícia ou a um serviço que as nossas fontes não nomeiam. «não»: ninguém atende. Na China continental o 112 toca uma gravação. «não se sabe»: nenhuma fonte diz.',
      },
      {
        id: 'borders',
        title: 'Perto de uma fronteira e em territórios disputados',
        text: 'Quem atende depende da rede do seu telefone, não do lugar onde você está. A busca mostra os dois números a menos de 3\u00a0km de uma fronteira, e em territórios que dois Estados reivindicam ou controlam em parte, como a Crimeia, a Caxemira, o Kosovo, o Chipre do Norte, a Palestina, Taiwan e o Saara Ocidental.',
      },
      {
        id: 'at-sea',
        title: 'No mar',
        text: 'Use primeiro o rádio. No canal 16 de VHF diga três vezes Mayday. Depois diga o nome do barco, a sua posição e o que está acontecendo. Um rádio com DSC tem um botão vermelho para isso. Um celular só alcança a guarda costeira perto da costa e não mostra a ela onde você está. Perto da costa, ligue para o número do país e peça a guarda costeira.',
      },
    ],
    sourcesTitle: 'Fontes',
    sourcesNote:
      'Os números na coluna Fontes se referem a esta lista. Em novembro de 2026 comparamos cada linha com as listas da Wikipédia, do Google, da Microsoft, do Android e do governo australiano, quando a incluem. Onde menos de dois editores dão o primeiro número, a linha diz por quê. Os números mudam: avise quando um estiver errado. Se uma placa no local mostrar outro número, use o da placa.',
  },
};
