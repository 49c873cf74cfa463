import type { FrameWords } from '../words-of-site.ts';

export const words: FrameWords = {
  emergencyFrameText: {
    skipToContent: 'Aller au contenu',
    menu: 'Menu',
    navigation: 'Menu principal',
    findAed: 'Trouver un DAE',
    pages: [
      { label: 'Massage cardiaque', to: '/cpr' },
      { label: 'Numéros d’urgence', to: '/emergency-numbers' },
    ],
    wholeSite: 'Tout le site, en anglais',
    privacy: 'Confidentialité, en anglais',
    disclaimer: 'Rien sur ce site n’est un avis médical.',
  },
  emergencyCallText: {
    guessed: (countries) => `Vous semblez être ici : ${countries}. Appelez le`,
    or: 'ou le',
    inCountry: (country) => `(${country})`,
    unknown: 'Le numéro à appeler diffère d’un pays à l’autre.',
    unsure: (country) =>
      `Vous semblez être ici : ${country}. Nous n’y connaissons pas de numéro sûr. Le 112 vous mettra peut-être en relation.`,
    all: 'Tous les numéros d’urgence',
  },
  languageText: {
    choose: 'Langue',
    notReviewed: 'Cette traduction n’a pas encore été relue par un traducteur médical.',
    report: 'Signaler une erreur',
    englishRest: 'En anglais : les titres des sources et les notes sur les pays.',
  },
  toastText: { region: (key) => `Notifications (${key})`, close: 'Fermer la notification' },
  offlineNoticeText: { notice: 'Vous êtes hors ligne ; les pages et les DAE déjà vus restent disponibles.' },
};
