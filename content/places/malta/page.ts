import { requireOfficialFigureSource } from '../../figures/official-figures.ts';
import { unLifeExpectancySource } from '../../figures/shared-life-expectancy-sources.ts';
import type { PlacePage } from '../../place-facts.ts';
import { generalKnowledge } from '../../place-profile.ts';

export const malta: PlacePage = {
  subtitle: 'Honey-coloured limestone islands, densely lived in and fiercely parochial',
  heroAlignment: 'center',
  stats: [
    {
      label: 'Life expectancy (years)',
      value: '83.3',
      icon: 'heart-pulse',
      evidence: 'official',
      note: 'UN estimate, 2023; Eurostat, 2023: 83.4',
    },
    { label: 'Land area (square kilometres)', value: '316', icon: 'mountain', ...generalKnowledge },
  ],
  mainTitle: 'Long lives on very little water',
  description: [
    'South of Sicily, three islands of soft golden stone rise from clear water: Malta, Gozo and, between them, all but empty Comino. They have no river and no mountain. Rain comes in a few winter storms, and much of what comes from the tap began as seawater. Fields the size of courtyards, walled against the wind, grow potatoes, capers and tomatoes between towns that have almost run together.',
    'English shares the street with Maltese, a Semitic language written in Latin letters. The parish church, the band club and the baker remain the three corners of village life, even where the village has become a suburb of Valletta. Healthcare has deep roots: the Knights of St John built a great infirmary here in the sixteenth century.',
    'UN figures put life expectancy at 77.9 years in 2000 and at 83.3 in 2023, a rise of more than five years; Eurostat counts 83.4 for that year. That stands beside some awkward facts. European surveys repeatedly find obesity more common in Malta than in most of the Union, cars fill the streets, and fast immigration has changed who is being counted. How these facts fit together with the long average is not settled, and we know of no tidy explanation.',
  ],
  pillars: [
    {
      title: 'Festa Season',
      description:
        'Each parish spends the year preparing for its patron: banners, brass marches, fireworks, statues carried on shoulders. Every age group has a job, and rivalry with the next parish does the rest.',
    },
    {
      title: 'Bread Rubbed with Tomato',
      description:
        'Ħobż biż-żejt is a thick slice of sour-crusted loaf with tomato, oil, capers, beans and tuna. Fishermen and schoolchildren both know it as the lunch that needs no plate.',
    },
    {
      title: 'Lampuki in Autumn',
      description:
        'From late summer crews lay out floats of palm fronds, and dorado gather in their shade. The catch ends up fried, or baked in a pie with spinach, olives and cauliflower.',
    },
    {
      title: 'Mater Dei and Gozo',
      description:
        'One large general hospital, opened in 2007, serves the main island, and Gozo has its own. Treatment in the public system is free at the point of use for those entitled to it.',
    },
    {
      title: 'Balconies and Doorsteps',
      description:
        'Painted wooden balconies and chairs set out at dusk keep residents within calling distance. A shutter still closed at noon brings somebody to knock.',
    },
  ],
  implementationSteps: [
    'Rub a ripe tomato over good bread, add white beans, capers and a little tuna, and call it lunch.',
    'Join one group that prepares something together every year, such as a band, a fair or a procession.',
    'Put a chair by the front door at dusk for a quarter of an hour and see who stops.',
    'Leave the car behind for one errand of less than two kilometres, and keep to the shaded side of the street.',
    'Bake fish under a lid of spinach, olives and cauliflower, and freeze a portion for somebody living alone.',
  ],
  sources: [unLifeExpectancySource, requireOfficialFigureSource('malta')],
  settings: ['small-state', 'island'],
  whereabouts: 'An archipelago in the middle of the Mediterranean, about 90 km south of Sicily.',
  locatorSheet: 'Sicily, Malta and Tunisia',
};
