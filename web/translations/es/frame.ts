import type { FrameWords } from '../words-of-site.ts';

export const words: FrameWords = {
  accountMenuText: {
    signIn: 'Iniciar sesión',
    account: 'Cuenta',
  },
  ownWaysText: {
    myAccount: 'Mi cuenta',
    signOut: 'Cerrar sesión',
    signedOut: 'Ha cerrado la sesión',
    signOutFailed: 'No se pudo cerrar la sesión',
    tryAgain: 'El servidor no respondió. Compruebe la conexión e inténtelo de nuevo.',
  },
  headerText: {
    skipToContent: 'Ir al contenido',
    menu: 'Menú',
    navigation: 'Menú principal',
    findAed: 'Buscar un DEA',
  },
  emergencyCallText: {
    guessed: (countries) => `Parece que está aquí: ${countries}. Llame al`,
    or: 'o al',
    inCountry: (country) => `(${country})`,
    unknown: 'El número al que hay que llamar cambia de un país a otro.',
    unsure: (country) =>
      `Parece que está aquí: ${country}. No pudimos confirmar un número para ese lugar. Pruebe con el 112.`,
    all: 'Todos los números de emergencia',
  },
  languageText: { choose: 'Idioma' },
  toastText: { region: (key) => `Avisos (${key})`, close: 'Cerrar el aviso' },
  offlineNoticeText: { notice: 'Está sin conexión. Las páginas y los DEA que ya ha visto siguen funcionando.' },
};
