import type { FrameWords } from '../words-of-site.ts';

export const words: FrameWords = {
  accountMenuText: {
    signIn: 'Se connecter',
    account: 'Compte',
  },
  ownWaysText: {
    myAccount: 'Mon compte',
    signOut: 'Se déconnecter',
    signedOut: 'Déconnexion effectuée',
    signOutFailed: 'La déconnexion a échoué',
    tryAgain: 'Le serveur n’a pas répondu. Vérifiez la connexion et réessayez.',
  },
  headerText: {
    skipToContent: 'Aller au contenu',
    menu: 'Menu',
    navigation: 'Menu principal',
    findAed: 'Trouver un DAE',
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
  languageText: { choose: 'Langue' },
  toastText: { region: (key) => `Notifications (${key})`, close: 'Fermer la notification' },
  offlineNoticeText: { notice: 'Vous êtes hors ligne ; les pages et les DAE déjà vus restent disponibles.' },
};
