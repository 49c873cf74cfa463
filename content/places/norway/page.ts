import { requireOfficialFigureSource } from '../../figures/official-figures.ts';
import { unLifeExpectancySource } from '../../figures/shared-life-expectancy-sources.ts';
import type { PlacePage } from '../../place-facts.ts';

export const norway: PlacePage = {
  subtitle: 'A long coast, a right to roam and lives still lengthening',
  stats: [
    {
      label: 'Life expectancy (years)',
      value: '83.3',
      icon: 'heart-pulse',
      evidence: 'official',
      note: 'UN estimate, 2023; original list the same, no known source; Statistics Norway, 2023: women 84.6, men 81.4',
    },
    {
      label: 'Rise after 2011',
      value: 'Not slower',
      icon: 'activity',
      evidence: 'study',
      note: 'Study of 20 European countries, The Lancet Public Health, 2025',
    },
  ],
  mainTitle: 'Where the rise did not stall',
  description: [
    'On a map Norway looks like a torn edge: a coastline folded into fjords and islands, with mountains standing close behind it. The Atlantic drift keeps harbours open far above the Arctic Circle, while Oslo has snowy winters and a metro line that climbs into the forest. In the far north the sun stays down for weeks at midwinter and stays up for weeks at midsummer, and people arrange their year around it.',
    'Going outside needs no occasion here. The word friluftsliv, open-air life, covers skiing to a cabin, picking cloudberries and sitting by a fire in the drizzle. Since 1957 a law has secured the old right to walk across uncultivated land, whoever owns it.',
    'The United Nations puts life expectancy at 83.3 years for 2023, up from 78.7 in 2000. For the same year Statistics Norway gives 81.4 for men and 84.6 for women. A study of twenty European countries, the four parts of the United Kingdom counted singly, found that life expectancy kept rising in all of them from 2011 to 2019; everywhere but in Norway it rose more slowly than before. The study’s abstract is all we have read, and none of these figures says how much is owed to skis, to salaries or to public hospitals.',
  ],
  pillars: [
    {
      title: 'Friluftsliv in Drizzle',
      description:
        'Kindergarten groups play and nap outdoors in winter, and adults treat rain as a matter of clothing. The habit asks for wool and patience more than for sporting talent.',
    },
    {
      title: 'Allemannsretten by Law',
      description:
        'The right to roam opens forest, shore and fell to anyone on foot or skis. A walk costs nothing and needs no membership, provided gates, crops and nesting birds are left in peace.',
    },
    {
      title: 'Red T on Stone',
      description:
        'Painted red letters mark the paths of the Norwegian Trekking Association, founded in 1868. Many of its cabins stand unstaffed with food on the shelf, and trust guests to pay for what they take.',
    },
    {
      title: 'Dugnad Saturdays',
      description:
        'Neighbours in a housing block or sports club are called out in spring to rake, paint and carry. Coffee and waffles follow, and even the shy learn one another’s names.',
    },
    {
      title: 'Matpakke at Noon',
      description:
        'Lunch is often a few slices of dense bread wrapped in paper, with mackerel in tomato or brown cheese on top. It is plain and cheap, and it is eaten early.',
    },
  ],
  implementationSteps: [
    'Choose one walk this week that you will take whatever the forecast, and lay out the rain jacket the night before.',
    'Pack tomorrow’s lunch yourself: wholegrain bread, one topping from the sea and a raw carrot or two.',
    'Call three neighbours together for an hour of sweeping or planting, and put the coffee on before the work ends.',
    'On a dark evening, light a candle and eat at the table, with every screen in another room.',
    'If skis or steep paths are new to you, start with half an hour, and ask a doctor first if you have a heart condition.',
  ],
  sources: [
    unLifeExpectancySource,
    {
      title:
        'Changing life expectancy in European countries, 1990–2021 (GBD 2021 Europe Life Expectancy Collaborators)',
      publisher: 'The Lancet Public Health',
      year: 2025,
      url: 'https://doi.org/10.1016/S2468-2667(25)00009-X',
    },
    requireOfficialFigureSource('norway'),
  ],
  whereabouts: 'The western and northern edge of the Scandinavian peninsula, from the Skagerrak to the Barents Sea.',
};
