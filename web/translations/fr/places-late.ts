import { pluralIn } from '../../languages/plural.ts';
import type { PlacesLateWords } from '../words-of-site.ts';

const counted = pluralIn('fr');

export const words: PlacesLateWords = {
  chartsText: {
    title: 'En deux images',
    lede: 'L’indice n’est pas une mesure. On voit ici comment il a été donné, pas pourquoi on vit longtemps.',
    sli: 'SLI',
    place: 'Lieu',
    kind: 'Type',
    table: 'Les chiffres en tableau',
    skip: 'Passer le graphique',
    keyLabel: 'Formes des graphiques',
    keyFilled: 'pleines\u00a0: indice de la liste d’origine, méthode inconnue',
    keyHollow: 'creuses\u00a0: indice calculé à partir de l’espérance de vie',
    basis: 'Indice d’après',
    basisFounding: 'liste d’origine, méthode inconnue',
    basisEstimated: (years, origin) => `${years} ans (${origin})`,
    whose: 'Chiffre de',
    point: (name, kind, index, other) => `${name}, ${kind}\u00a0: SLI ${index}, ${other}`,
    compared: ', comparé',
    leftOut: ', pas dans votre liste',
    keyLeftOut: 'pâles\u00a0: lieux absents de votre liste',
    keyCompared: 'cerclées et nommées\u00a0: lieux que vous comparez',
    life: {
      id: 'chart-life',
      title: 'Indice et espérance de vie',
      axis: 'Espérance de vie à la naissance, années',
      value: (years) => `espérance de vie ${years} ans`,
      caption: (drawn, missing) =>
        `${counted(drawn, { one: '# lieu', many: '# de lieux', other: '# lieux' })} avec une espérance de vie que l’on peut citer, le plus souvent celle de l’ONU pour 2023. ${counted(missing, { one: '# collectivité des États-Unis n’en a pas et n’est pas dessinée', many: '# de collectivités des États-Unis n’en ont pas et ne sont pas dessinées', other: '# collectivités des États-Unis n’en ont pas et ne sont pas dessinées' })}. Les marques creuses seraient sur une droite si tous leurs chiffres venaient d’une même source\u00a0: leur indice a été calculé à partir de l’espérance de vie, l’accord est donc acquis d’avance\u00a0; six de ces chiffres sont ceux de la liste d’origine et non ceux qui sont dessinés, comme le dit le tableau. La Sardaigne, Icarie, Nicoya et Sydney sont au chiffre de tout leur pays, Madrid à celui de sa région, trois îles d’Hawaï à celui de l’État en 2021, Okinawa à celui de la préfecture en 2020. Une corrélation lue dans cette image ne prouve rien.`,
    },
    access: {
      id: 'chart-access',
      title: 'Indice et accès',
      axis: 'Stabilité de l’accès (Ξaccess)',
      value: (share) => `Ξaccess ${share}`,
      caption: (drawn) =>
        `${counted(drawn, { one: '# lieu', many: 'Les # de lieux', other: 'Les # lieux' })}. Aucun des deux scores n’est une mesure\u00a0: Ξaccess est donné pour trois lieux et estimé d’après le type de lieu pour les autres. Les collectivités avec programme sont en haut parce que la liste d’origine les y place\u00a0; rien sur ce site ne montre qu’on y vit plus longtemps que dans les pays placés au-dessous.`,
    },
  },
  chosenText: {
    chosen: 'Choisis pour comparer',
    takeOut: (name) => `Retirer de la comparaison\u00a0: ${name}`,
    oneMore: 'Choisissez-en un autre pour comparer.',
    clearChosen: 'Vider',
    refused: (name) => `Quatre lieux tiennent côte à côte. Retirez-en un avant d’ajouter celui-ci\u00a0: ${name}.`,
  },
  comparisonText: {
    label: 'Comparaison des lieux choisis',
    fact: 'Donnée',
    facts: {
      kind: 'Type de lieu',
      where: 'Où',
      sli: 'Symbiotic Longevity Index (SLI)',
      access: 'Stabilité de l’accès (Ξaccess)',
      life: 'Espérance de vie à la naissance',
      population: 'Population couverte par le chiffre',
      year: 'Année du chiffre',
      source: 'Source du chiffre',
      office: 'Selon un office de statistique',
      founding: 'Dans la liste d’origine',
      pillars: 'Piliers de la longévité',
      profile: 'Profil',
    },
    lifeYears: (years) => `${years} ans`,
    foundingYears: (years) => `${years} ans, source inconnue\u00a0; le profil le montre`,
    foundingSame: 'Aucun autre chiffre',
    world: (years, year) => `Pour le monde entier, c’était ${years} ans en ${year} (ONU).`,
    noFigure:
      'Un chiffre absent n’est pas un zéro\u00a0: nous n’en avons trouvé aucun avec une source pour le lieu lui-même.',
    scopes: {
      place: 'le lieu lui-même',
      region: 'une région plus large',
      country: 'tout le pays',
    },
    grades: {
      measured: 'Mesuré',
      judged: 'Non mesuré',
    },
    evidence: {
      official: 'statistique officielle',
      study: 'étude publiée',
      programme: 'rapporté par le programme',
      founding: 'liste d’origine',
      editorial: 'jugement de la rédaction',
      general: 'savoir général',
    },
    gradeOf: (grade, population) => `${grade}, pour\u00a0: ${population}`,
    foundingScore: 'liste d’origine, méthode inconnue',
    estimatedScore: 'estimation de la rédaction de ce site',
    print: 'Imprimer la comparaison',
  },
};
