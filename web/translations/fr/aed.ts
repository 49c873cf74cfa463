import type { AedWords } from '../words-of-site.ts';

export const words: AedWords = {
  aedMetaText: {
    title: 'Trouver un DAE',
    description:
      'Les défibrillateurs qui peuvent arriver le plus vite auprès de la victime, et le numéro à appeler avant tout.',
  },
  aedLocatorText: {
    title: 'Recherche de DAE',
    tagline:
      'Trouvez en quelques secondes le défibrillateur (DAE) le plus proche. Lors d’un arrêt cardiaque, chaque instant compte.',
    callFirst: 'Appelez d’abord le numéro d’urgence.',
    callFirstMore:
      'Restez près de la victime et commencez le massage cardiaque. Envoyez quelqu’un d’autre chercher le DAE.',
    find: 'Trouver le DAE le plus proche',
    locating: 'Recherche de DAE...',
    results: 'Résultats de la recherche',
    failed:
      'La liste des DAE n’a pas pu être chargée. Vérifiez la connexion et réessayez. Demandez à l’opérateur des secours où est le DAE le plus proche.',
    damaged:
      'La liste des DAE est arrivée endommagée, nous ne l’affichons donc pas. Réessayez. Demandez à l’opérateur des secours où est le DAE le plus proche.',
    damagedWhy: 'Pourquoi nous vérifions cela',
    tryAgain: 'Réessayer',
    needsScript:
      'La recherche a besoin de JavaScript. Demandez à l’opérateur des secours où est le DAE le plus proche.',
  },
  callLinkText: {
    call: (number) => `Appeler le ${number}`,
    elsewhere: (number) => `Ou composez le ${number} sur un autre téléphone.`,
    other: (number, country) => (country === null ? `ou le ${number}` : `ou le ${number} (${country})`),
    bar: 'Appel d’urgence',
    anywhere:
      'Vous ne connaissez pas le numéro local\u00a0? Essayez le 112. Sur de nombreux réseaux mobiles, il permet de joindre les secours, mais pas en Chine continentale.',
    guessed: (countries) => `Votre pays, d’après le fuseau horaire de cet appareil\u00a0: ${countries}.`,
    inCountry: (country) => `C’est le numéro à appeler pour une ambulance. Vous semblez être ici\u00a0: ${country}.`,
    nearBorder: (country) =>
      `C’est le numéro à appeler pour une ambulance. Vous semblez être ici\u00a0: ${country}. Une frontière est proche, ou le territoire est disputé.`,
    atSea: 'Vous semblez être en mer. Lancez un Mayday par radio, canal VHF 16. Si votre mobile capte, essayez le 112.',
    all: 'Tous les numéros[ d’urgence]',
  },
  cprLinkText: {
    link: 'Lancer le rythme du massage cardiaque',
    bar: 'RCP',
    running: (elapsed) => `Rythme en cours\u00a0: ${elapsed}`,
  },
  reportButtonText: {
    wrong: 'Un problème\u00a0?',
    of: (name) => `à propos de ${name}`,
    missing: 'Il manque un DAE ici\u00a0?',
    here: 'Êtes-vous devant ce DAE\u00a0?',
    stillHere: 'Toujours là, tout va bien',
    notLoaded: 'Le formulaire de signalement n’a pas pu être chargé. Vérifiez la connexion et réessayez.',
  },
  sampleMarkText: { mark: 'Données d’exemple' },
};
