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
        'Un rythme et un aide-mémoire, d’après les recommandations et les pages de formation ci-dessous. Aucun clinicien ne les a encore relus. Ce n’est ni une formation aux premiers secours ni un avis médical. L’opérateur des secours peut évaluer votre situation, pas cette page.',
        'Le rythme, le son et les images n’ont besoin d’aucun réseau une fois ce site ouvert. Rien n’est enregistré, rien n’est envoyé.',
        'Pour un adulte, les sources concordent : 100 à 120 compressions par minute, 5 à 6\u00a0cm de profondeur. Se relayer toutes les deux minutes est un conseil de formation ; nous ne l’avons pas trouvé dans le texte lu. Les recommandations britanniques de 2025 disent d’appeler dès que la personne ne répond pas, avant de vérifier la respiration. Pour un enfant, les conseils de réanimation diffèrent : cinq premières insufflations au Royaume-Uni, deux en Amérique et en Australie ; au moins un tiers de la poitrine selon les Britanniques, un tiers et 6\u00a0cm au plus selon les Américains en 2025. Certains formateurs écartent le soutien-gorge, d’autres l’enlèvent ; le conseil international ILCOR a étudié la question en 2024. Les textes de 2025 n’ont pas pu être ouverts pour cette page. Ce qu’elle en dit a été écrit par un conseil ou un formateur.',
      ],
      sources: 'Sources',
    },
  },
};
