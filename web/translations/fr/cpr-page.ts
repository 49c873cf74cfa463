import type { CprPageWords } from '../words-of-site.ts';

export const words: CprPageWords = {
  cprMetaText: {
    title: 'RCP\u00a0: massage cardiaque',
    description:
      'Un rythme de 110 par minute pour le massage cardiaque, par le son, la lumière et la vibration, avec les trois gestes en images. Fonctionne hors ligne.',
  },
  cprPageText: {
    tag: 'En attendant le DAE',
    lede: 'Quelqu’un ne réagit pas et ne respire pas normalement\u00a0? Appelez, commencez le massage cardiaque et suivez le rythme.',
    coachTitle: 'Le rythme et les gestes',
    noScript: 'Le rythme a besoin de JavaScript. Sans lui, appuyez deux fois par seconde en comptant à voix haute.',
    about: {
      id: 'cpr-about',
      title: 'Ce que cette page est, et n’est pas',
      paragraphs: [
        'Cette page vous donne un rythme et rappelle les gestes. Elle suit les recommandations et les pages de formation ci-dessous. Aucun clinicien ne l’a encore relue. Ce n’est ni une formation aux premiers secours ni un avis médical. L’opérateur des secours peut évaluer votre situation, pas cette page.',
        'Le rythme, le son et les images fonctionnent hors ligne dès que vous avez ouvert ce site une fois. Rien n’est enregistré, rien n’est envoyé.',
        'Pour un adulte, les sources concordent\u00a0: 100 à 120 compressions par minute, sur 5 à 6\u00a0cm. Se relayer toutes les deux minutes est un conseil de formation\u00a0; nous ne l’avons pas trouvé dans le texte de recommandations que nous avons lu. Les recommandations britanniques de 2025 disent d’appeler dès que la personne ne réagit pas, avant de vérifier la respiration. Pour un enfant, les conseils de réanimation divergent\u00a0: cinq premières insufflations au Royaume-Uni, deux en Amérique et en Australie\u00a0; au moins un tiers de la poitrine selon les Britanniques, un tiers et 6\u00a0cm au plus selon les Américains en 2025. Certains formateurs écartent le soutien-gorge, d’autres l’enlèvent\u00a0; le comité international ILCOR a étudié la question en 2024. Nous n’avons pas pu lire les textes de 2025 eux-mêmes. Ce que nous en disons vient des conseils de réanimation et des formateurs.',
      ],
      sources: 'Sources',
    },
  },
};
