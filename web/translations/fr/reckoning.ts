import type { ReckoningWords } from '../words-of-site.ts';

export const words: ReckoningWords = {
  reckoningText: {
    ways: {
      foot: 'À pied',
      car: 'En voiture',
      drone: 'Drone (une simulation, rien ne vole)',
      fastest: 'Au mieux',
    },
    way: (name, how) => `${name}\u00a0: ${how}.`,
    setOff: (time) => `${time} avant le départ`,
    straight: 'en ligne droite',
    detour: (times) => `par les rues, ${times} fois la ligne droite`,
    source: 'Source\u00a0:',
    droneJudged:
      'Pour la limite de cinq minutes, nous prenons des temps mesurés. Le temps s’arrête quand le drone arrive. Dans l’essai, le premier choc est venu 4:35 minutes plus tard.',
    order: (shutDoor, ambulance, errand) =>
      `Nous classons les DAE selon le moment où nous en attendons un auprès de la victime. Si une porte est fermée à clé, nous ajoutons ${shutDoor}\u00a0min perdues sur place (notre propre estimation) et le chemin jusqu’au meilleur DAE suivant. Nous supposons que l’ambulance apporte un DAE après ${ambulance}\u00a0min en moyenne. Les DAE qui seront fermés à votre arrivée viennent en dernier. Les DAE à plus de ${errand}\u00a0min à pied aller-retour sont repliés.`,
    chance: (working, privateByDay, privateElse, least) =>
      `Nous supposons que ${working} des DAE ouverts fonctionnent aussi. Lors des contrôles à Séoul, 15,4\u00a0% n’étaient pas prêts à servir, le plus souvent à cause d’électrodes périmées (Scientific Reports 2022, 14611). Pour un DAE derrière une porte privée, nous comptons ${privateByDay} de cela aux heures de travail et ${privateElse} le reste du temps (nos propres estimations). Un DAE dont on ne sait pas qu’il est fermé compte pour au moins ${least} (notre propre estimation). À moins de trois minutes à pied, il passe avant tout DAE situé à dix minutes.`,
    shares: 'Part des DAE sans horaires indiqués que nous supposons ouverts',
    kind: 'Où et pour qui',
    periods: { working: 'lun.–ven. 8–\u206016', waking: 'sinon 7–\u206021', night: 'nuit' },
    place: (hanging, welcome) => `${hanging}, ${welcome}`,
    hangings: { outdoors: 'Dehors', indoors: 'À l’intérieur', unsaid: 'Lieu non précisé' },
    welcomes: {
      everybody: 'pour tous',
      limited: 'pour la clientèle ou sur autorisation',
      unsaid: 'accès non précisé',
    },
    kinds: {
      staffed: 'Pas dehors, dans un poste de police, une caserne de pompiers, un hôpital ou un hôtel',
      station: 'Pas dehors, dans une gare ou un aéroport',
      school: 'Pas dehors, dans une école',
      shop: 'Pas dehors, dans un magasin ou une pharmacie',
    },
    inWords:
      'Quand la liste des DAE limite l’accès en mots («\u00a0aux heures d’ouverture\u00a0», «\u00a0sonner\u00a0»), nous baissons la probabilité, sans jamais l’augmenter. Pour les heures d’ouverture, de bureau et d’école, nous prenons ce que nous avons mesuré sur des DAE aux horaires indiqués. Pour les matchs, manifestations, saisons, sonnettes, clés et véhicules, nous prenons nos propres estimations.',
    sharesSource:
      'Mesuré sur des DAE aux horaires indiqués, dans les données ouvertes de Pologne, de Suisse, de Slovénie, du Japon, d’Allemagne et d’Italie. Hors des heures de travail, nous les baissons de ce que les listes suisses disent en mots des DAE sans horaires. À Copenhague, 9\u00a0% étaient accessibles à toute heure (PubMed 24036607), à Toronto 26\u00a0% (PMC4992180).',
  },
};
