import { pluralIn } from '../../languages/plural.ts';
import type { NumbersWords } from '../words-of-site.ts';

const counted = pluralIn('pt-PT');
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
      'O número para chamar uma ambulância em cada país e território, se lá funciona o 112, e a fonte e o ano de cada um.',
  },
  emergencyNumbersText: {
    tag: 'Para quem ligar',
    title: 'Números de emergência',
    lede: 'O que marcar para chamar uma ambulância, de um telemóvel, em cada país e território.',
    here: 'Onde parece estar',
    hereNote: 'Pelo fuso horário deste dispositivo, que fica no dispositivo. Se não está aí, procure abaixo.',
    search: 'Procurar',
    searchHint: 'Um país, as suas duas letras ou um número',
    tableLabel: 'Números de emergência por país',
    columns: { country: 'País ou território', call: 'Ligar', reach112: 'O 112 funciona?', sources: 'Fontes' },
    unknownNumber: 'não se sabe',
    byText: {
      sms: (number) => `SMS para o ${number}`,
      app: (name) => `Aplicação ${name}`,
      textphone: (number) => `Telefone de texto ${number}`,
      relay: (number) => `Serviço de intermediação ${number}`,
    },
    registerFirst: 'com registo prévio',
    notEverywhere: 'não em todo o lado',
    reach112: { yes: 'sim', other: 'outro serviço', no: 'não', unknown: 'não se sabe' },
    shown: (shown, all) => (shown === all ? countries(all) : `${shown} de ${countries(all)}`),
    nothing: 'Nenhum país encontrado. Tente menos letras, ou o nome em inglês.',
    about: [
      {
        id: 'at-112',
        title: 'O que significa a coluna sobre o 112',
        text: 'Todos os telemóveis tratam o 112 como chamada de emergência, mas é a rede que decide quem atende. «sim»: uma fonte inclui o 112 entre os números de emergência do país. «outro serviço»: o 112 liga-o à polícia ou a um serviço que as nossas fontes não nomeiam. «não»: ninguém atende. Na China continental o 112 toca uma gravação. «não se sabe»: nenhuma fonte o diz.',
      },
      {
        id: 'borders',
        title: 'Junto a uma fronteira e em territórios disputados',
        text: 'Quem atende depende da rede em que está o seu telefone, não do lugar onde está. A procura mostra os dois números a menos de 3\u00a0km de uma fronteira, e em territórios que dois Estados reclamam ou detêm em parte, como a Crimeia, Caxemira, o Kosovo, o Norte de Chipre, a Palestina, Taiwan e o Saara Ocidental.',
      },
      {
        id: 'at-sea',
        title: 'No mar',
        text: 'Use primeiro o rádio. No canal 16 de VHF diga três vezes Mayday. Depois diga o nome do barco, a sua posição e o que se passa. Um rádio com DSC tem um botão vermelho para isto. Um telemóvel só chega à guarda costeira perto da costa, e não lhe mostra onde está. Perto da costa, ligue para o número do país e peça a guarda costeira.',
      },
    ],
    sourcesTitle: 'Fontes',
    sourcesNote:
      'Os números na coluna Fontes remetem para esta lista. Em novembro de 2026 comparámos cada linha com as listas da Wikipédia, do Google, da Microsoft, do Android e do governo australiano, quando a incluem. Onde menos de dois editores dão o primeiro número, a linha diz porquê. Os números mudam: avise-nos quando um estiver errado. Se uma placa no local mostrar outro número, use o da placa.',
  },
};
