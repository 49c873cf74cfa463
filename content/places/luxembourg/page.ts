import { requireOfficialFigureSource } from '../../figures/official-figures.ts';
import { unLifeExpectancySource } from '../../figures/shared-life-expectancy-sources.ts';
import type { PlacePage } from '../../place-facts.ts';
import { generalKnowledge } from '../../place-profile.ts';

export const luxembourg: PlacePage = {
  subtitle: 'A gorge city and quiet forests, with every bus ride free',
  stats: [
    {
      label: 'Life expectancy (years)',
      value: '82.2',
      icon: 'heart-pulse',
      evidence: 'official',
      note: 'UN estimate, 2023; Eurostat, 2023: 83.4',
    },
    { label: 'Public transport free since', value: '2020', icon: 'calendar', ...generalKnowledge },
  ],
  mainTitle: 'What a rich, mixed grand duchy shows and hides',
  description: [
    'The rivers Alzette and Pétrusse cut the capital into plateaus joined by viaducts, with vegetable gardens in the ravines and casemates hollowed out of the rock. Drive north and the land climbs into the Oesling, a cold corner of the Ardennes with slate roofs and deep valleys. South and east lie the softer Gutland, the sandstone clefts of Müllerthal and the vineyards of the Moselle. In the far south red earth marks the iron mines that made the country’s first fortune.',
    'Luxembourgish, French and German take turns within a single conversation. Nearly half the residents hold another passport, and every working morning long columns of commuters arrive from France, Belgium and Germany.',
    'Life expectancy stood at 82.2 years in 2023 by the UN estimate, against 77.3 in 2000; Eurostat puts the same year at 83.4, more than a year higher. For the wealth on show that is solid rather than exceptional, and several poorer countries on this map do better. The make-up of the population matters too. People who came in good health for work, and some who leave on retiring, make the national mean hard to interpret, and no single local custom can claim it.',
  ],
  pillars: [
    {
      title: 'Fares Abolished',
      description:
        'In 2020 trains, trams and buses became free across the country, for residents and visitors alike; only first class on the railway costs money. Getting about stopped depending on small change.',
    },
    {
      title: 'Pfaffenthal’s Glass Lift',
      description:
        'One lift rises from the Alzette quarter to the upper town, and a funicular climbs the other side to Kirchberg. The height between old quarters, once a fortress advantage, no longer isolates anyone unsteady on stairs.',
    },
    {
      title: 'Bean Soup Days',
      description:
        'Bouneschlupp, green beans with potato, onion and a little smoked bacon, is the soup of grandmothers and canteens. A plum tart often follows it in September.',
    },
    {
      title: 'Sandstone Paths',
      description:
        'In Müllerthal trails squeeze between mossy walls and open on beech woods. Signposted loops of a few kilometres serve those who want rock and silence between work and supper.',
    },
    {
      title: 'Three Languages by Ten',
      description:
        'Children meet Luxembourgish, German and French in turn during their school years, and many speak Portuguese or Italian at home. Switching language is a daily exercise carried into old age.',
    },
  ],
  implementationSteps: [
    'Leave the car at home for one regular journey and use the ride for a book or a conversation.',
    'Simmer green beans, potato and onion into a soup, adding smoked tofu or a scrap of bacon for depth.',
    'Spend fifteen minutes a day this week on a language that somebody in your building speaks.',
    'Find a short waymarked loop in the nearest wood and walk it before the weekend fills up.',
    'Count the drinks in your week, since vineyards make a glass easy to forget, and leave three evenings without.',
  ],
  sources: [unLifeExpectancySource, requireOfficialFigureSource('luxembourg')],
  whereabouts: 'A country without a coast between Belgium, Germany and France, from the Ardennes to the Moselle.',
  locatorSheet: 'Luxembourg and its neighbours',
};
