import type { EntryWords } from '../words-of-site.ts';

export const words: EntryWords = {
  entryText: {
    title: (name) => `DAE\u00a0: ${name}`,
    description: 'Quand ce DAE est accessible, où il se trouve et comment y aller.',
    loading: 'Chargement de ce DAE…',
    failed: 'Ce DAE n’a pas pu être chargé. Vérifiez votre connexion et réessayez.',
    needsScript: 'Cette page a besoin de JavaScript. Demandez à l’opérateur des secours où est le DAE le plus proche.',
    unknown: {
      title: 'Nous ne connaissons pas ce DAE',
      more: 'Aucune de nos listes ne contient de DAE à cette adresse. Vérifiez le lien ou cherchez le DAE le plus proche.',
    },
    gone: {
      title: 'Ce DAE n’est plus répertorié',
      since: (day) => `Dans aucune liste de DAE depuis\u00a0: ${day}`,
      near: 'DAE à proximité',
      none: 'Nous ne connaissons pas d’autre DAE à moins de 1\u00a0km.',
    },
    way: 'Trouver le chemin',
    localTime: (time) => `Heure locale là-bas\u00a0: ${time}`,
    checked: 'Dernière vérification',
    notChecked: 'non indiquée',
    coordinates: 'Coordonnées',
    toPatient: (length) => `D’ici pour revenir à la victime\u00a0: ${length} en ligne droite`,
    patient: 'Victime',
  },
};
