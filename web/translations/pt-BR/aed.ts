import type { AedWords } from '../words-of-site.ts';

export const words: AedWords = {
  aedMetaText: {
    title: 'Encontrar um DEA',
    description:
      'Os desfibriladores que podem chegar mais rápido até a vítima e o número para ligar antes de qualquer coisa.',
  },
  aedLocatorText: {
    title: 'Busca de DEA',
    tagline: 'Encontre em segundos o desfibrilador (DEA) mais próximo. Em uma parada cardíaca, cada momento conta.',
    callFirst: 'Ligue primeiro para a emergência (no Brasil: SAMU, 192).',
    callFirstMore: 'Fique com a pessoa e comece as compressões torácicas. Mande outra pessoa buscar o DEA.',
    find: 'Encontrar o DEA mais próximo',
    locating: 'Procurando DEAs...',
    results: 'Resultados da busca',
    failed:
      'Não foi possível carregar a lista de DEAs. Verifique a conexão e tente de novo. Pergunte ao operador de emergência onde fica o DEA mais próximo.',
    damaged:
      'A lista de DEAs chegou danificada, por isso não a mostramos. Tente de novo. Pergunte ao operador de emergência onde fica o DEA mais próximo.',
    damagedWhy: 'Por que verificamos isso',
    tryAgain: 'Tentar de novo',
    needsScript: 'A busca precisa de JavaScript. Pergunte ao operador de emergência onde fica o DEA mais próximo.',
  },
  callLinkText: {
    call: (number) => `Ligar para ${number}`,
    elsewhere: (number) => `Ou ligue para ${number} de outro telefone.`,
    other: (number, country) => (country === null ? `ou ${number}` : `ou ${number} (${country})`),
    bar: 'Ligação de emergência',
    anywhere:
      'Não sabe o número local? Tente o 112. Em muitas redes de celular um serviço de emergência atende, mas não na China continental.',
    guessed: (countries) => `Seu país, pelo fuso horário deste dispositivo: ${countries}.`,
    inCountry: (country) => `É o número da ambulância. Parece que você está aqui: ${country}.`,
    nearBorder: (country) =>
      `É o número da ambulância. Parece que você está aqui: ${country}. Há uma fronteira perto, ou o território é disputado.`,
    atSea:
      'Parece que você está no mar. Lance um Mayday pelo rádio, no canal VHF 16. Se o celular tiver sinal, tente o 112.',
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
    missing: 'Falta um DEA aqui?',
    here: 'Você está diante deste DEA?',
    stillHere: 'Continua aqui, tudo certo',
    notLoaded: 'O formulário de relato não carregou. Verifique a conexão e tente de novo.',
  },
  sampleMarkText: { mark: 'Dados de exemplo' },
};
