import type { FrameWords } from '../words-of-site.ts';

export const words: FrameWords = {
  emergencyFrameText: {
    skipToContent: 'Ir al contenido',
    menu: 'Menú',
    navigation: 'Menú principal',
    findAed: 'Buscar un DEA',
    pages: [
      { label: 'Masaje cardíaco', to: '/cpr' },
      { label: 'Números de emergencia', to: '/emergency-numbers' },
    ],
    wholeSite: 'Todo el sitio, en inglés',
    privacy: 'Privacidad, en inglés',
    disclaimer: 'Nada en este sitio es consejo médico.',
  },
  emergencyCallText: {
    guessed: (countries) => `Parece que está aquí: ${countries}. Llame al`,
    or: 'o al',
    inCountry: (country) => `(${country})`,
    unknown: 'El número de emergencias cambia de un país a otro.',
    unsure: (country) =>
      `Parece que está aquí: ${country}. No conocemos allí un número seguro. El 112 quizá le comunique.`,
    all: 'Todos los números de emergencia',
  },
  languageText: {
    choose: 'Idioma',
    notReviewed: 'Esta traducción aún no ha sido revisada por un traductor médico.',
    report: 'Avisar de un error',
    englishRest: 'En inglés: los títulos de las fuentes y las notas sobre países.',
  },
  toastText: { region: (key) => `Avisos (${key})`, close: 'Cerrar el aviso' },
  offlineNoticeText: { notice: 'Está sin conexión; las páginas y los DEA que ya ha visto siguen disponibles.' },
};
