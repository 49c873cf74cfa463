import type { AedWords } from '../words-of-site.ts';

export const words: AedWords = {
  aedMetaText: {
    title: 'Trouver un DAE',
    description:
      'Les défibrillateurs qui peuvent être les premiers auprès du patient, et le numéro à appeler avant tout.',
  },
  aedLocatorText: {
    title: 'Recherche de DAE',
    tagline:
      'Trouver en quelques secondes le défibrillateur (DAE) le plus proche. Lors d’un arrêt cardiaque, chaque instant compte.',
    callFirst: 'Appelez d’abord les secours.',
    callFirstMore:
      'Restez près de la personne et commencez le massage cardiaque. Envoyez quelqu’un d’autre chercher le DAE.',
    find: 'Trouver le DAE le plus proche',
    locating: 'Recherche de DAE...',
    results: 'Ce qui a été trouvé',
    failed:
      'Le registre des DAE n’a pas pu être ouvert. Vérifiez la connexion et réessayez ; en attendant, demandez aux secours.',
    damaged:
      'Ce qui est venu du registre des DAE ne correspond pas à sa somme de contrôle et n’est donc pas affiché. Réessayez ; en attendant, demandez aux secours.',
    damagedWhy: 'Ce que dit une somme de contrôle',
    tryAgain: 'Réessayer',
    needsScript: 'La recherche a besoin de JavaScript. Demandez aux secours, par téléphone, le DAE le plus proche.',
  },
  callLinkText: {
    call: (number) => `Appeler le ${number}`,
    elsewhere: (number) => `Ou composez le ${number} sur un autre téléphone.`,
    other: (number, country) => (country === null ? `ou le ${number}` : `ou le ${number} (${country})`),
    bar: 'Appel de secours',
    anywhere:
      'Numéro local inconnu ? De nombreux réseaux mobiles relient le 112 aux secours ; ceux de Chine continentale, non.',
    guessed: (countries) => `D’après le fuseau horaire de cet appareil, vous semblez être ici : ${countries}.`,
    inCountry: (country) => `Ambulance là où vous semblez être : ${country}.`,
    nearBorder: (country) =>
      `Ambulance là où vous semblez être : ${country}. Un autre pays est proche, ou revendique le lieu.`,
    atSea:
      'Vous semblez être en mer : lancez Mayday par radio, canal VHF 16. Avec un signal mobile, le 112 peut répondre.',
    all: 'Tous les numéros[ d’urgence]',
  },
  cprLinkText: {
    link: 'Lancer le rythme du massage cardiaque',
    bar: 'Rythme',
    running: (elapsed) => `Le rythme tourne : ${elapsed}`,
  },
  reportButtonText: {
    wrong: 'Une erreur ?',
    of: (name) => `à propos de ${name}`,
    missing: 'Un DAE manque ici ?',
    notLoaded: 'Le signalement n’a pas pu s’ouvrir. Vérifiez la connexion et réessayez.',
  },
  sampleMarkText: { mark: 'Données d’exemple' },
};
