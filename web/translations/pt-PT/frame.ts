import type { FrameWords } from '../words-of-site.ts';

export const words: FrameWords = {
  accountMenuText: {
    signIn: 'Iniciar sessão',
    account: 'Conta',
  },
  ownWaysText: {
    myAccount: 'A minha conta',
    signOut: 'Terminar sessão',
    signedOut: 'A sessão terminou',
    signOutFailed: 'Não foi possível terminar a sessão',
    tryAgain: 'O servidor não respondeu. Verifique a ligação e tente de novo.',
  },
  headerText: {
    skipToContent: 'Ir para o conteúdo',
    menu: 'Menu',
    navigation: 'Menu principal',
    findAed: 'Encontrar um DAE',
  },
  emergencyCallText: {
    guessed: (countries) => `Parece estar aqui: ${countries}. Ligue`,
    or: 'ou',
    inCountry: (country) => `(${country})`,
    unknown: 'O número para onde ligar muda de país para país.',
    unsure: (country) =>
      `Parece estar aqui: ${country}. Não conseguimos confirmar um número para este lugar. Tente o 112.`,
    all: 'Todos os números de emergência',
  },
  languageText: { choose: 'Idioma' },
  toastText: { region: (key) => `Avisos (${key})`, close: 'Fechar o aviso' },
  offlineNoticeText: { notice: 'Está sem ligação. As páginas e os DAE que já viu continuam a funcionar.' },
};
