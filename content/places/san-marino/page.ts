import { unLifeExpectancySource } from '../../figures/shared-life-expectancy-sources.ts';
import type { PlacePage } from '../../place-facts.ts';

export const sanMarino: PlacePage = {
  subtitle: 'An old republic on a limestone crest above the Adriatic plain',
  heroAlignment: 'center',
  stats: [
    {
      label: 'Life expectancy (years)',
      value: '85.7',
      icon: 'heart-pulse',
      evidence: 'official',
      note: 'UN estimate, 2023',
    },
    {
      label: 'Ten-year average by Eurostat’s figures (years)',
      value: '85.6',
      icon: 'scale',
      evidence: 'official',
      note: 'Statistics Iceland, 2012–2021; its report does not name Monaco',
    },
  ],
  mainTitle: 'Nine castles around one mountain',
  description: [
    'Monte Titano breaks out of the hills behind Rimini like the fin of a fish, sheer on the side that faces the sea and gentler inland. Three towers stand along its edge. Below them the republic’s nine districts, still called castles, spread over vineyards, olive groves, workshops and ordinary apartment blocks. On a clear day the Adriatic coast is laid out from end to end.',
    'The founding is told of a stonecutter named Marinus in the year 301. More certain are the statutes of 1600, still part of the law, and the custom of electing two Captains Regent who serve together for only six months. A country that rotates its heads of state so quickly has many former ones, and they queue at the baker’s.',
    'Averaged over 2012 to 2021 Statistics Iceland, using Eurostat’s figures, found 85.6 years here, ahead of Switzerland at 83.4 and Spain at 83.2, and called it the longest in Europe. Its report does not name Monaco. In the UN series the same ten years average 84.3 in San Marino and 85.5 in Monaco, so the first place depends on whose count is read. The UN gives 85.7 for 2023. With some thirty thousand inhabitants a bad year shows at once, and in pandemic 2020 the same series fell to 82.6. A ten-year mean is the steadier guide, and it does not say why.',
  ],
  pillars: [
    {
      title: 'Stairs Inside the Walls',
      description:
        'Cars stop below the gates, and the old capital continues in ramps and flagstones. A cable car from Borgo Maggiore spares the knees of those who want the view without the climb.',
    },
    {
      title: 'Romagna on the Plate',
      description:
        'Flat piadina with greens, chickpea soup at Christmas, rabbit with fennel, tagliatelle on Sunday. The kitchen is that of the surrounding Italian hills, with local oil and Sangiovese.',
    },
    {
      title: 'Six-Month Rulers',
      description:
        'A pair of Captains Regent takes office each April and October. Frequent turns at public duty draw shopkeepers, teachers and lawyers into the common business at some point in their lives.',
    },
    {
      title: 'One Institute for Security',
      description:
        'The Istituto per la Sicurezza Sociale joins hospital, family medicine, pensions and social work under a single roof. A patient and a pensioner deal with the same house.',
    },
    {
      title: 'Crossbows and Costumes',
      description:
        'On 3 September, the national day, a crossbow contest fills a quarry arena under the walls. Training runs through the year and puts apprentices beside veterans.',
    },
  ],
  implementationSteps: [
    'Roll out a quick flatbread from flour, oil and water, and fill it with wilted greens and soft cheese.',
    'Take on one small office for six months, as treasurer, key-holder or keeper of the rota, and then hand it over.',
    'Climb a flight of stone steps at an easy pace, one hand near the rail, and enjoy the view before going on.',
    'Take up a club where beginners train beside old hands, whether archery, chess, choir or bowls.',
    'Keep your health papers, pension letters and emergency contacts in one folder that another person can find.',
  ],
  sources: [
    unLifeExpectancySource,
    {
      title: 'European life expectancies averaged over 2012–2021',
      publisher: 'Statistics Iceland, citing Eurostat',
      year: null,
      url: 'https://www.statice.is/publications/news-archive/inhabitants/deaths-in-2022/',
    },
  ],
  settings: ['small-state'],
  whereabouts: 'Monte Titano and the land below it, near Rimini and the Adriatic, with Italy on every side.',
  locatorSheet: 'northern and central Italy',
};
