import type { ReckoningWords } from '../words-of-site.ts';

export const words: ReckoningWords = {
  reckoningText: {
    ways: {
      foot: 'À pied',
      car: 'En voiture',
      drone: 'Drone (une simulation, rien ne vole)',
      fastest: 'Au mieux',
    },
    way: (name, how) => `${name} : ${how}.`,
    setOff: (time) => `${time} avant le départ`,
    straight: 'en ligne droite',
    detour: (times) => `par les rues, ${times} fois la ligne droite`,
    source: 'Source :',
    droneJudged:
      'S’il dépasse cinq minutes se juge d’après ce qui a été mesuré. Le temps du drone s’arrête à son arrivée ; dans l’essai, le premier choc est venu 4:35 minutes plus tard.',
    order: (shutDoor, ambulance, errand) =>
      `Ordre : le temps attendu le plus court jusqu’à ce qu’un DAE soit près du patient, si l’on va d’abord là, puis au meilleur suivant quand la porte est fermée à clé, ${shutDoor}\u00a0min étant alors perdues (notre propre estimation). L’ambulance en apporte un aussi, supposée arriver après ${ambulance}\u00a0min en moyenne. Ceux qui seront fermés à votre arrivée viennent en dernier. Ce qui demande plus de ${errand}\u00a0min à pied aller-retour est replié.`,
    chance: (working, privateByDay, privateElse, least) =>
      `Un DAE sûrement ouvert compte pour ${working} : lors des contrôles à Séoul, 15,4\u00a0% n’étaient pas prêts à servir, le plus souvent à cause d’électrodes périmées (Scientific Reports 2022, 14611). Derrière une porte privée, ${privateByDay} de cela aux heures de travail, sinon ${privateElse}, nos propres estimations. Un DAE dont on ne sait pas s’il est fermé compte pour au moins ${least}, notre propre estimation ; à moins de trois minutes à pied, il passe avant tout autre situé à dix.`,
    shares: 'DAE sans horaires indiqués, supposés ouverts',
    kind: 'Où et pour qui',
    periods: { working: 'lun.–ven. 8–\u206016', waking: 'sinon 7–\u206021', night: 'nuit' },
    place: (hanging, welcome) => `${hanging}, ${welcome}`,
    hangings: { outdoors: 'Dehors', indoors: 'À l’intérieur', unsaid: 'Lieu non précisé' },
    welcomes: {
      everybody: 'pour tous',
      limited: 'pour la clientèle ou par tolérance',
      unsaid: 'accès non précisé',
    },
    kinds: {
      staffed: 'Pas dehors, dans un poste de police, une caserne de pompiers, un hôpital ou un hôtel',
      station: 'Pas dehors, dans une gare ou un aéroport',
      school: 'Pas dehors, dans une école',
      shop: 'Pas dehors, dans un magasin ou une pharmacie',
    },
    inWords:
      'Si les mots du registre limitent un DAE (« aux heures d’ouverture », « sonner »), cela compte aussi, et jamais en sa faveur : heures d’ouverture, de bureau et d’école telles que mesurées sur des DAE aux horaires connus dans les mêmes registres ; matchs, manifestations, saisons, sonnettes, clés et véhicules selon nos propres estimations.',
    sharesSource:
      'Mesuré sur les DAE avec horaires des registres ouverts de Pologne, de Suisse, de Slovénie, du Japon, d’Allemagne et d’Italie, et diminué hors des heures de travail par ce que les registres suisses disent en toutes lettres de ceux qui n’en ont pas. À Copenhague, 9\u00a0% étaient accessibles à toute heure (PubMed 24036607), à Toronto 26\u00a0% (PMC4992180).',
  },
};
