import type { FrameWords } from '../words-of-site.ts';

export const words: FrameWords = {
  accountMenuText: {
    signIn: 'Entrar',
    account: 'Conta',
  },
  ownWaysText: {
    myAccount: 'Minha conta',
    signOut: 'Sair',
    signedOut: 'Você saiu da conta',
    signOutFailed: 'Não foi possível sair da conta',
    tryAgain: 'O servidor não respondeu. Verifique a conexão e tente de novo.',
  },
  headerText: {
    skipToContent: 'Ir para o conteúdo',
    menu: 'Menu',
    navigation: 'Menu principal',
    findAed: 'Encontrar um DEA',
  },
  emergencyCallText: {
    guessed: (countries) => `Parece que você está aqui: ${countries}. Ligue`,
    or: 'ou',
    inCountry: (country) => `(${country})`,
    unknown: 'O número para ligar muda de país para país.',
    unsure: (country) =>
      `Parece que você está aqui: ${country}. Não conseguimos confirmar um número para este lugar. Tente o 112.`,
    all: 'Todos os números de emergência',
  },
  languageText: { choose: 'Idioma' },
  toastText: { region: (key) => `Notificações (${key})`, close: 'Fechar a notificação' },
  offlineNoticeText: { notice: 'Você está sem conexão. As páginas e os DEAs que você já viu continuam funcionando.' },
};
