import { pluralIn } from '../../languages/plural.ts';
import type { EmbedWords } from '../words-of-site.ts';

const counted = pluralIn('fr');

export const words: EmbedWords = {
  embedText: {
    title: 'Défibrillateurs (DAE)',
    callFirst: 'En cas d’urgence, appelez d’abord le numéro d’urgence.',
    count: (count) =>
      counted(count, { one: '# DAE répertorié', many: '# de DAE répertoriés', other: '# DAE répertoriés' }),
    always: (count) =>
      counted(count, {
        one: '# accessible à toute heure',
        many: '# accessibles à toute heure',
        other: '# accessibles à toute heure',
      }),
    none: 'Aucun DAE n’est répertorié dans cette zone.',
    tooMany: (count) =>
      counted(count, {
        one: 'Plus de # DAE est répertorié dans cette zone, trop pour une liste. Ouvrez la carte.',
        many: 'Plus de # de DAE sont répertoriés dans cette zone, trop pour une liste. Ouvrez la carte.',
        other: 'Plus de # DAE sont répertoriés dans cette zone, trop pour une liste. Ouvrez la carte.',
      }),
    noArea: 'Cette page n’indique pas de zone.',
    failed: 'La liste des DAE ne s’est pas chargée. Vérifiez votre connexion et réessayez.',
    mapFrom: (name) => `Une partie de la carte vient de ${name}.`,
    showAll: (figure) => `Tout afficher (${figure})`,
    find: 'Trouver le DAE le plus proche',
    dataOf: (day) => `Données en date du\u00a0: ${day}.`,
    mayBeWrong: 'Les données peuvent être fausses ou périmées.',
  },
};
