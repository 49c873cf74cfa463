import type { CprPageWords } from '../words-of-site.ts';

export const words: CprPageWords = {
  cprMetaText: {
    title: 'Massage cardiaque',
    description:
      'Un rythme de 110 par minute pour le massage cardiaque, par le son, la lumière et la vibration, avec les trois gestes en images. Fonctionne sans réseau.',
  },
  cprPageText: {
    tag: 'En attendant le DAE',
    lede: 'Quelqu’un ne répond pas et ne respire pas normalement : appelez, appuyez, et laissez le rythme compter pour vous.',
    coachTitle: 'Le rythme et les gestes',
    noScript: 'Le rythme a besoin de JavaScript. Sans lui : appuyez deux fois par seconde en comptant à haute voix.',
    about: {
      id: 'cpr-about',
      title: 'Ce que cette page est, et n’est pas',
      paragraphs: [
        'Un rythme et un aide-mémoire, écrits par des gens qui font des sites web, d’après les recommandations ci-dessous. Aucun médecin ne les a relus. Ce n’est ni une formation ni un avis médical : un cours de premiers secours apprend plus que n’importe quelle page, et la voix au téléphone en sait plus sur votre cas.',
        'Le rythme, le son et les images n’ont besoin d’aucun réseau une fois ce site ouvert. Rien n’est enregistré, rien n’est envoyé.',
        'Pour un adulte, les sources concordent : 100 à 120 pressions par minute, 5 à 6\u00a0cm de profondeur, relais toutes les deux minutes. Les recommandations britanniques de 2025 disent d’appeler dès que la personne ne répond pas, avant de chercher sa respiration. Pour un enfant, elles diffèrent sur les premières insufflations : cinq au Royaume-Uni, deux dans la plupart des conseils américains. Les textes de 2025 eux-mêmes n’ont pas pu être ouverts pour cette page ; ce qu’elle en dit a été écrit par un conseil de réanimation ou un formateur.',
      ],
      sources: 'Sources',
    },
  },
};
