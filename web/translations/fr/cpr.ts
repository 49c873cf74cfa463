import { pluralIn } from '../../languages/plural.ts';
import type { CprWords } from '../words-of-site.ts';

const counted = pluralIn('fr');

export const words: CprWords = {
  cprText: {
    title: 'RCP\u00a0: massage cardiaque',
    close: 'Fermer (le rythme continue)',
    start: 'Lancer le rythme',
    stop: 'Arrêter le rythme',
    press: 'Appuyez',
    elapsed: 'Temps depuis le début',
    pace: '110 par minute',
    running: 'Le rythme est lancé\u00a0: 110 par minute.',
    changeSoon: 'Relayez-vous toutes les 2 minutes si quelqu’un peut prendre la suite.',
    changeNow: (minutes) =>
      `${counted(minutes, { one: '# minute', many: '# de minutes', other: '# minutes' })}\u00a0: relayez-vous maintenant si quelqu’un peut prendre la suite.`,
    signs: { sound: 'Son', light: 'Lumière', vibration: 'Vibration' },
    signsLabel: 'Signaux du rythme',
    steps: [
      {
        id: 'check',
        title: 'Vérifier',
        words:
          'La personne ne réagit pas\u00a0? Appelez tout de suite. Elle ne respire pas normalement, ou seulement par inspirations bruyantes et espacées (gasps)\u00a0? Commencez le massage cardiaque.',
      },
      {
        id: 'call',
        title: 'Appeler',
        words: 'Activez le haut-parleur. Posez le téléphone à côté de vous. Envoyez quelqu’un chercher le DAE.',
      },
      {
        id: 'press',
        title: 'Appuyer',
        words:
          'Appuyez fort au milieu de la poitrine, sur 5 à 6\u00a0cm. Gardez les bras tendus. Laissez la poitrine remonter complètement après chaque pression. Ne vous arrêtez pas.',
      },
    ],
    told: 'L’opérateur des secours vous guide. Dans le doute, commencez le massage cardiaque.',
    others: {
      title: 'Enfant, bébé ou noyade',
      points: [
        {
          who: 'Enfant',
          how: 'Même rythme. Posez une ou deux mains au milieu de la poitrine. Enfoncez la poitrine d’au moins un tiers de son épaisseur.',
        },
        {
          who: 'Bébé',
          how: 'Même rythme. Entourez la poitrine des deux mains, deux pouces en son milieu. Ou utilisez le talon d’une main. Enfoncez la poitrine d’au moins un tiers de son épaisseur.',
        },
        {
          who: 'Insufflations',
          how: 'Les insufflations comptent surtout pour les enfants et après une noyade. Si vous savez les faire, donnez-en d’abord 5. Puis donnez-en 2 après chaque série de 30 compressions. Adulte ou enfant\u00a0: basculez la tête en arrière et pincez le nez. Bébé\u00a0: gardez la tête à plat. Couvrez de votre bouche la bouche, et aussi le nez pour un bébé. Soufflez une seconde, jusqu’à ce que la poitrine se soulève. Si vous ne savez pas, massez sans interruption.',
        },
      ],
    },
    aed: {
      title: 'Quand le DAE arrive',
      points: [
        { id: 'on', words: 'Allumez-le et suivez sa voix. Quelqu’un d’autre continue le massage cardiaque.' },
        {
          id: 'pads',
          words:
            'Dénudez et séchez la poitrine. Écartez le soutien-gorge ou enlevez-le. Collez les deux électrodes sur la peau nue.',
        },
        {
          id: 'places',
          words: 'Une électrode va sous la clavicule droite. L’autre va sur le côté gauche, sous l’aisselle.',
        },
        {
          id: 'child',
          words:
            'Petit enfant ou bébé\u00a0: prenez les électrodes pédiatriques ou le mode enfant. S’il n’y en a pas, prenez les électrodes pour adultes. Collez une électrode sur la poitrine, l’autre dans le dos.',
        },
        {
          id: 'shock',
          words:
            'Continuez jusqu’à ce que le DAE vous dise d’arrêter. Écartez-vous\u00a0: personne ne touche la victime pendant le choc. Puis reprenez aussitôt le massage cardiaque.',
        },
      ],
    },
  },
};
