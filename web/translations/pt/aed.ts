import type { AedWords } from '../words-of-site.ts';

export const words: AedWords = {
  aedMetaText: {
    title: 'Encontrar um DAE',
    description: 'Os desfibrilhadores que podem chegar primeiro ao doente, e o número a ligar antes de tudo.',
  },
  aedLocatorText: {
    title: 'Procura de DAE',
    tagline: 'Encontre em segundos o desfibrilhador (DAE) mais próximo. Numa paragem cardíaca cada momento conta.',
    callFirst: 'Primeiro ligue para a emergência.',
    callFirstMore: 'Fique com a pessoa e comece as compressões torácicas. Mande outra pessoa buscar o DAE.',
    find: 'Encontrar o DAE mais próximo',
    locating: 'A procurar DAE...',
    results: 'O que foi encontrado',
    failed:
      'Não foi possível abrir o registo de DAE. Verifique a ligação e tente de novo; entretanto pergunte à emergência.',
    damaged:
      'O que veio do registo de DAE não corresponde à soma de verificação e não é mostrado. Tente de novo; entretanto pergunte à emergência.',
    damagedWhy: 'O que diz uma soma de verificação',
    tryAgain: 'Tentar de novo',
    needsScript: 'A procura precisa de JavaScript. Pergunte à emergência, por telefone, qual o DAE mais próximo.',
  },
  callLinkText: {
    call: (number) => `Ligar ${number}`,
    elsewhere: (number) => `Ou ligue ${number} de outro telefone.`,
    other: (number, country) => (country === null ? `ou ${number}` : `ou ${number} (${country})`),
    bar: 'Chamada de emergência',
    anywhere: 'Não sabe o número local? Muitas redes móveis ligam o 112 a quem ajuda; as da China continental não.',
    guessed: (countries) => `Pelo fuso horário deste dispositivo, parece estar aqui: ${countries}.`,
    inCountry: (country) => `Ambulância onde parece estar: ${country}.`,
    nearBorder: (country) => `Ambulância onde parece estar: ${country}. Outro país está perto ou reivindica o lugar.`,
    atSea: 'Parece estar no mar: chame Mayday pelo rádio, canal VHF 16. Com sinal móvel, o 112 pode atender.',
    all: 'Todos os números[ de emergência]',
  },
  cprLinkText: {
    link: 'Iniciar o ritmo das compressões torácicas',
    bar: 'Ritmo',
    running: (elapsed) => `O ritmo toca: ${elapsed}`,
  },
  reportButtonText: {
    wrong: 'Algo errado?',
    of: (name) => `sobre ${name}`,
    missing: 'Falta aqui um DAE?',
    notLoaded: 'Não foi possível abrir o aviso. Verifique a ligação e tente de novo.',
  },
  sampleMarkText: { mark: 'Dados de exemplo' },
};
