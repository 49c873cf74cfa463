import type { FrameWords } from '../words-of-site.ts';

export const words: FrameWords = {
  emergencyFrameText: {
    skipToContent: 'Ir para o conteúdo',
    menu: 'Menu',
    navigation: 'Menu principal',
    findAed: 'Encontrar um DAE',
    pages: [
      { label: 'Massagem cardíaca', to: '/cpr' },
      { label: 'Números de emergência', to: '/emergency-numbers' },
    ],
    wholeSite: 'Todo o site, em inglês',
    privacy: 'Privacidade, em inglês',
    disclaimer: 'Nada neste site é conselho médico.',
  },
  emergencyCallText: {
    guessed: (countries) => `Parece que está aqui: ${countries}. Ligue`,
    or: 'ou',
    inCountry: (country) => `(${country})`,
    unknown: 'O número de emergência muda de país para país.',
    unsure: (country) =>
      `Parece que está aqui: ${country}. Não conhecemos lá um número seguro. O 112 talvez faça a ligação.`,
    all: 'Todos os números de emergência',
  },
  languageText: {
    choose: 'Idioma',
    notReviewed: 'Esta tradução ainda não foi revista por um tradutor médico.',
    report: 'Comunicar um erro',
    englishRest: 'Em inglês: os títulos das fontes e as notas sobre países.',
  },
  toastText: { region: (key) => `Avisos (${key})`, close: 'Fechar o aviso' },
  offlineNoticeText: { notice: 'Está sem ligação; as páginas e os DAE que já viu continuam disponíveis.' },
};
