import { unLifeExpectancySource } from '../../figures/shared-life-expectancy-sources.ts';
import type { PlacePage } from '../../place-facts.ts';

export const sardinia: PlacePage = {
  subtitle: 'Mountain villages where the old men keep pace with the women',
  heroAlignment: 'center',
  stats: [
    {
      label: 'Life expectancy, Italy (years)',
      value: '83.7',
      icon: 'heart-pulse',
      evidence: 'official',
      note: 'UN estimate for the country, 2023',
    },
    {
      label: 'Women per man among centenarians',
      value: '1.35',
      icon: 'scale',
      evidence: 'study',
      note: 'Central-eastern mountains; AKEA study, 2004',
    },
  ],
  mainTitle: 'The first circle drawn in blue ink',
  description: [
    'Most visitors to Sardinia stay on the beach. The story told here lies inland, in Ogliastra and Barbagia on the flanks of the Gennargentu, where granite, holm oak and gorges kept villages apart from the coast and from one another. Streets are ramps and stairs. For centuries the men went out with sheep and goats, down to winter pasture and back up in spring, while the women ran house, garden and loom.',
    'Around the turn of this century researchers marked villages with many centenarians on a map with a blue pen, and the words blue zone come from that map. What stood out was the men. In most places far more women than men reach a hundred. Among centenarians born in these mountains there were 1.35 women for each man, against 2.43 in the rest of the island.',
    'In Villagrande Strisaili a later study validated ages, ruled out exaggeration among the men, and found them surviving about as long as the women. Critics still question records of extreme age from poor regions in general. Nor has anyone shown which habit, gene or circumstance is behind these results, which describe people born before roads, pensions and supermarkets changed the hills.',
  ],
  pillars: [
    {
      title: 'Pastoral Miles',
      description:
        'A shepherd’s day meant long, uneven distances at the pace of the flock, much of it uphill. Villagers who kept no animals still climbed from terrace to church to fountain.',
    },
    {
      title: 'Carasau and Pecorino',
      description:
        'Paper-thin pane carasau was baked twice so that it would last for weeks at pasture, eaten with sheep’s cheese. At home the pot held beans, potatoes, fennel and barley.',
    },
    {
      title: 'Honoured Grandparents',
      description:
        'Several generations often live in one house or one lane, and an old person keeps a task: minding children, shelling beans, settling quarrels, pinching shut the culurgiones.',
    },
    {
      title: 'Benches in the Piazza',
      description:
        'Late in the day the men gather on the wall or in the bar of the square, and the talk moves easily into teasing. A missing neighbour is noticed by nightfall.',
    },
    {
      title: 'A Glass of Cannonau',
      description:
        'Red wine from local Cannonau vines is poured small, with food, among company. Health claims for it are popular and unproven, so a reader who does not drink loses nothing here.',
    },
  ],
  implementationSteps: [
    'Find the steepest safe street near home and walk it slowly twice this week, resting whenever talking becomes difficult.',
    'Cook a Sunday minestrone with two kinds of beans, fennel and barley, large enough for three more lunches.',
    'Ask the oldest person in your family to teach you one dish, and write down the amounts they measure by hand.',
    'Meet the same two friends on the same bench for three weeks running, and go and look for whoever is missing.',
    'Treat hard cheese as seasoning, a few shavings over vegetables, and let the beans be the main part of the plate.',
  ],
  sources: [
    unLifeExpectancySource,
    {
      title: 'Women and men among Sardinian centenarians (AKEA; the abstract prints the ratio inverted)',
      publisher: 'Poulain et al., Experimental Gerontology 39(9)',
      year: 2004,
      url: 'https://doi.org/10.1016/j.exger.2004.06.016',
    },
    {
      title: 'Age validation and male survival in Villagrande Strisaili',
      publisher: 'Poulain, Pes and Salaris, Journal of Aging Research 2011:153756',
      year: 2011,
      url: 'https://doi.org/10.4061/2011/153756',
    },
  ],
  settings: ['island'],
  whereabouts:
    'The mountains of the centre and east of Sardinia, an island between Corsica and the coast of Tunisia, second in the Mediterranean only to Sicily.',
};
