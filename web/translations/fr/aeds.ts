import type { AedsWords } from '../words-of-site.ts';

export const words: AedsWords = {
  aedsText: {
    allTitle: 'DAE par pays',
    allMore:
      'Choisissez un pays ou un territoire\u00a0: combien de DAE y sont répertoriés, où ils se trouvent et quand ils sont accessibles.',
    title: (name) => `DAE\u00a0: ${name}`,
    description: (name, figure) =>
      `${name}. DAE répertoriés\u00a0: ${figure}. Où ils se trouvent, quand ils sont accessibles et quand ils ont été vérifiés.`,
    listed: (figure) => `DAE répertoriés\u00a0: ${figure}`,
    reach: 'Quand ils sont accessibles',
    now: 'Maintenant',
    night: 'À 3 h du matin',
    open: 'Accessible',
    closed: 'Fermé',
    unknown: 'Inconnu',
    asOf: (moment) => `Maintenant veut dire\u00a0: ${moment}, heure locale.`,
    unchecked: (figure) => `Sans vérification notée\u00a0: ${figure}`,
    allChecked: 'Une vérification est notée pour chaque DAE.',
    notChecked: 'Aucune vérification notée',
    hours: (value) => `Horaires\u00a0: ${value}`,
    list: 'Liste, à partir du centre',
    fromCentre: (length) => `${length} du centre`,
    towns: 'Communes, celles qui ont le plus de DAE d’abord',
    elsewhere: (figure) => `En dehors de ces communes\u00a0: ${figure}`,
    part: (number, last) => `Page ${number} sur ${last}`,
    previous: 'Page précédente',
    next: 'Page suivante',
    files: 'Tous les DAE dans un fichier\u00a0:',
    townNames: 'Noms des communes\u00a0: ',
    none: {
      title: 'Aucun DAE n’est répertorié à cette adresse',
      more: 'Vérifiez l’adresse ou choisissez un pays.',
    },
    needsScript: 'Ces pages n’existent que sur notre propre serveur. Cherchez plutôt le DAE le plus proche.',
  },
};
