import type { AedWords } from '../words-of-site.ts';

export const words: AedWords = {
  aedMetaText: {
    title: 'Encontrar um DAE',
    description:
      'Os desfibrilhadores que podem chegar mais depressa junto da vítima, e o número para onde ligar antes de tudo.',
  },
  aedLocatorText: {
    title: 'Procura de DAE',
    tagline: 'Encontre em segundos o desfibrilhador (DAE) mais próximo. Numa paragem cardíaca cada momento conta.',
    callFirst: 'Ligue primeiro para o número de emergência.',
    callFirstMore: 'Fique com a pessoa e comece as compressões torácicas. Mande outra pessoa buscar o DAE.',
    find: 'Encontrar o DAE mais próximo',
    locating: 'A procurar DAE...',
    results: 'Resultados da procura',
    failed:
      'Não foi possível carregar a lista de DAE. Verifique a ligação e tente de novo. Pergunte ao operador de emergência onde está o DAE mais próximo.',
    damaged:
      'A lista de DAE chegou danificada, por isso não a mostramos. Tente de novo. Pergunte ao operador de emergência onde está o DAE mais próximo.',
    damagedWhy: 'Porque verificamos isto',
    tryAgain: 'Tentar de novo',
    needsScript: 'A procura precisa de JavaScript. Pergunte ao operador de emergência onde está o DAE mais próximo.',
  },
  callLinkText: {
    call: (number) => `Ligar para o ${number}`,
    elsewhere: (number) => `Ou ligue para o ${number} de outro telefone.`,
    other: (number, country) => (country === null ? `ou ${number}` : `ou ${number} (${country})`),
    bar: 'Chamada de emergência',
    anywhere:
      'Não sabe o número local? Tente o 112. Em muitas redes móveis responde um serviço de emergência, mas não na China continental.',
    guessed: (countries) => `O seu país, pelo fuso horário deste dispositivo: ${countries}.`,
    inCountry: (country) => `É o número da ambulância. Parece estar aqui: ${country}.`,
    nearBorder: (country) =>
      `É o número da ambulância. Parece estar aqui: ${country}. Há uma fronteira perto, ou o território é disputado.`,
    atSea: 'Parece estar no mar. Lance um Mayday pelo rádio, no canal VHF 16. Se o telemóvel tiver sinal, tente o 112.',
    all: 'Todos os números[ de emergência]',
  },
  cprLinkText: {
    link: 'Iniciar o ritmo das compressões torácicas',
    bar: 'RCP',
    running: (elapsed) => `Ritmo ligado: ${elapsed}`,
  },
  reportButtonText: {
    wrong: 'Algo errado?',
    of: (name) => `sobre ${name}`,
    missing: 'Falta aqui um DAE?',
    here: 'Está junto deste DAE?',
    stillHere: 'Continua aqui, tudo em ordem',
    notLoaded: 'O formulário de aviso não carregou. Verifique a ligação e tente de novo.',
  },
  sampleMarkText: { mark: 'Dados de exemplo' },
};
