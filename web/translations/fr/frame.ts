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
    guessed: (countries) => `Vous semblez être ici\u00a0: ${countries}. Appelez le`,
    or: 'ou le',
    inCountry: (country) => `(${country})`,
    unknown: 'Le numéro à appeler diffère d’un pays à l’autre.',
    unsure: (country) =>
      `Vous semblez être ici\u00a0: ${country}. Nous n’avons pas de numéro confirmé pour ce lieu. Essayez le 112.`,
    all: 'Tous les numéros d’urgence',
  },
  languageText: { choose: 'Langue' },
  toastText: { region: (key) => `Notifications (${key})`, close: 'Fermer la notification' },
  offlineNoticeText: { notice: 'Vous êtes hors ligne. Les pages et les DAE déjà vus fonctionnent encore.' },
};
