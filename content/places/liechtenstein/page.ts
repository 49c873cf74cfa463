import { requireOfficialFigureSource } from '../../figures/official-figures.ts';
import { unLifeExpectancySource } from '../../figures/shared-life-expectancy-sources.ts';
import type { PlacePage } from '../../place-facts.ts';
import { generalKnowledge } from '../../place-profile.ts';

export const liechtenstein: PlacePage = {
  subtitle: 'Eleven communes between the young Rhine and the Three Sisters',
  heroAlignment: 'center',
  stats: [
    {
      label: 'Life expectancy (years)',
      value: '83.6',
      icon: 'heart-pulse',
      evidence: 'official',
      note: 'UN estimate, 2023; Office of Statistics, 2023: 84.6',
    },
    { label: 'Communes in the whole country', value: '11', icon: 'landmark', ...generalKnowledge },
  ],
  mainTitle: 'Reading a small country’s numbers with care',
  description: [
    'From the Rhine dyke at Schaan the principality can be read like a cross-section. Westwards over the water is Switzerland; on the near side meadows tilt into vineyards, then beech wood, then the grey teeth of the Drei Schwestern on the Austrian border. From end to end it is some twenty-five kilometres. Both neighbours are landlocked themselves, a rarity shared only with Uzbekistan.',
    'It is farming country that turned into a workshop. Factories for drills, dentures and steering columns stand beside maize fields, and more than half of all jobs are filled by people who commute across a border. Village life continues around the fire brigade, the music society and the commonly owned alp where cattle go in June.',
    'In the UN series life expectancy went from 78.6 years in 2000 to 83.6 in 2023. The country’s own Office of Statistics counts 84.6 for 2023, a year more, and adds a plain warning: with so few inhabitants chance moves the figure from one year to the next, and the long tendency matters more than any step. One bus accident or one mild winter could move it. Nor is all the credit local, since grave illness is often treated across a border.',
  ],
  pillars: [
    {
      title: 'Trail of Eleven Communes',
      description:
        'The Liechtenstein Trail, opened for the country’s three hundredth birthday in 2019, winds seventy-five kilometres past chapels, reed beds and castles. It can be walked in short stages with a bus home.',
    },
    {
      title: 'Shared Alpine Pasture',
      description:
        'Alp cooperatives decide together when the herds go up and who mends the fences. Members who sit in offices the rest of the year come up for a few days to clear stones.',
    },
    {
      title: 'Käsknöpfle with Apple',
      description:
        'Small dumplings layered with sour cheese and fried onions come to the table with stewed apple or salad. It is festive and heavy, and cooks know to serve it after a walk.',
    },
    {
      title: 'Dyke-Top Cycling',
      description:
        'The flood embankments of the Rhine make a flat, car-free road along nearly the whole western edge. Commuters use it on weekdays and three-generation families on Sundays.',
    },
    {
      title: 'Borrowed Hospitals',
      description:
        'The state hospital in Vaduz covers everyday needs, while agreements with clinics in Grabs, Chur and Feldkirch cover the rest. Good contracts take the place of size.',
    },
  ],
  implementationSteps: [
    'Split a long local path into stages, walk the first this weekend, and take public transport back.',
    'Ride a bicycle on flat, car-free ground for half an hour, with lights checked and a helmet on.',
    'Stew a pan of apples without sugar and set them beside dumplings, potatoes or cheese on toast.',
    'Sign up for one work morning with a club or commons near you, clearing paths or mending a fence.',
    'When a headline compares places by a single year, look up ten years of the same figure before believing it.',
  ],
  sources: [unLifeExpectancySource, requireOfficialFigureSource('liechtenstein')],
  settings: ['small-state'],
  whereabouts: 'The east bank of the young Rhine and the mountains above it, between Switzerland and Austria.',
  locatorSheet: 'the eastern Alps of Switzerland and western Austria',
};
