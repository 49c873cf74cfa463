import type { CprWords } from '../words-of-site.ts';

export const words: CprWords = {
  cprText: {
    title: 'Massage cardiaque',
    close: 'Fermer ; le rythme continue',
    start: 'Lancer le rythme',
    stop: 'Arrêter le rythme',
    press: 'Appuyer',
    elapsed: 'Temps depuis le début',
    pace: '110 par minute',
    running: 'Le rythme tourne, 110 par minute.',
    changeSoon: 'Relayez-vous toutes les deux minutes.',
    changeNow: (minutes) => `${minutes} minutes : relayez-vous maintenant, si quelqu’un peut prendre la suite.`,
    signs: { sound: 'Son', light: 'Lumière', vibration: 'Vibration' },
    signsLabel: 'Comment le rythme est donné',
    steps: [
      {
        id: 'check',
        title: 'Vérifier',
        words:
          'Pas de réponse ? Appelez aussitôt. Pas de respiration normale : appuyez. Des gasps ne sont pas une respiration.',
      },
      {
        id: 'call',
        title: 'Appeler',
        words: 'Haut-parleur, téléphone à côté de vous. Envoyez quelqu’un chercher le DAE.',
      },
      {
        id: 'press',
        title: 'Appuyer',
        words:
          'Milieu de la poitrine, bras tendus, fort : 5 à 6\u00a0cm. Relâchez complètement à chaque fois. Sans vous arrêter.',
      },
    ],
    told: 'La personne qui répond au téléphone vous guide : faites ce qu’elle dit. Dans le doute, appuyez.',
    others: {
      title: 'Enfant, bébé ou noyade',
      points: [
        {
          who: 'Enfant',
          how: 'Même rythme. Posez une ou deux mains au milieu de la poitrine. Enfoncez-la d’au moins un tiers de son épaisseur.',
        },
        {
          who: 'Bébé',
          how: 'Même rythme. Entourez la poitrine des deux mains, deux pouces en son milieu. Ou utilisez le talon d’une main. Enfoncez-la d’au moins un tiers de son épaisseur.',
        },
        {
          who: 'Insufflations',
          how: 'Elles comptent surtout pour les enfants et après une noyade. Si vous savez : donnez-en d’abord cinq, puis deux après chaque série de 30 pressions. Adulte ou enfant : basculez la tête en arrière et pincez le nez. Bébé : gardez la tête à plat. Couvrez de votre bouche sa bouche et son nez. Soufflez une seconde jusqu’à ce que la poitrine se soulève. Sinon, appuyez sans interruption.',
        },
      ],
    },
    aed: {
      title: 'Le DAE est là',
      points: [
        { id: 'on', words: 'Allumez-le. Il parle : faites ce qu’il dit. Quelqu’un continue d’appuyer.' },
        {
          id: 'pads',
          words:
            'Dénudez et séchez la poitrine. Écartez le soutien-gorge, ou enlevez-le. Collez les deux électrodes sur la peau nue.',
        },
        { id: 'places', words: 'Une électrode sous la clavicule droite. L’autre sur le côté gauche, sous l’aisselle.' },
        {
          id: 'child',
          words:
            'Petit enfant ou bébé : prenez les électrodes pédiatriques ou le mode enfant. Il n’y en a pas ? Prenez celles pour adultes. Collez une électrode sur la poitrine, l’autre dans le dos.',
        },
        {
          id: 'shock',
          words: 'N’arrêtez que s’il le dit. Personne ne touche pendant le choc. Puis reprenez aussitôt.',
        },
      ],
    },
  },
};
