import type { PlacePage } from '../../place-facts.ts';
import { generalKnowledge } from '../../place-profile.ts';

export const maui: PlacePage = {
  subtitle: 'Two volcanoes, a windy isthmus and a programme in the middle',
  heroAlignment: 'center',
  stats: [
    {
      label: 'Central Maui chosen',
      value: '2017',
      icon: 'calendar',
      evidence: 'programme',
      note: 'Blue Zones Project site, reported by The Maui News',
    },
    { label: 'Haleakalā summit (feet)', value: '10,023', icon: 'mountain', ...generalKnowledge },
  ],
  mainTitle: 'A programme for the isthmus of the Valley Isle',
  description: [
    'Two volcanoes made Maui, and the low plain between them gave it the name Valley Isle. Haleakalā goes up to 10,023 feet through pasture, eucalyptus and cloud; the older West Maui Mountains are cut by wet green valleys. Trade winds pour across the isthmus, where sugar cane grew until the last mill closed in 2016 and where Kahului and Wailuku hold the harbour, the airport, the hospital and most errands.',
    'It was this middle, Central Maui, that was chosen as a Blue Zones Project site in January 2017, with the insurer HMSA as sponsor. Hāna, Kīhei, Upcountry and Lahaina lay outside. For the island as such we hold neither a life expectancy nor a measured outcome of the project, so the first card shows a date. Having a programme is no proof of long life, and the other scores are judgements.',
    'In August 2023 fire destroyed most of Lahaina and killed about a hundred people. Thousands lost their homes, on an island where housing was already scarce. Any health figure for 2021 to 2023 carries that month within it, and a profile of Maui that left out the smoke and the grief would be a false one.',
  ],
  pillars: [
    {
      title: 'Wailuku and Kahului',
      description:
        'Workplaces, schools, grocers and restaurants in the two towns were the project’s ground, with the aim of making the healthier choice the handier one. Whether habits changed is left open by our sources.',
    },
    {
      title: 'Kula’s Cool Fields',
      description:
        'On the flank of Haleakalā farms raise cabbages, persimmons and sweet onions in mountain air. Growers bring them down to the markets of the plain, half an hour and several climates away.',
    },
    {
      title: 'Taro at Keʻanae',
      description:
        'On a lava peninsula beside the road to Hāna, families still tend watered taro patches. The work is done by hand, knee-deep in mud, and children are put to it early.',
    },
    {
      title: 'Mornings before the Wind',
      description:
        'Canoe crews and swimmers use the calm first hours at Kanahā; by noon the trades blow, and wing foilers take over. People learn to choose the hour, and to go home when it turns.',
    },
    {
      title: 'Lahaina Remembered',
      description:
        'Since the fire, neighbours, churches and hānai kin, family by care instead of by birth, have carried much of the load. Recovery here is spoken of in years.',
    },
  ],
  implementationSteps: [
    'Slice a sweet onion, tomatoes and greens into a raw salad to go with beans or grilled fish.',
    'Cook double once this week and give the second pot to a household that is moving, mourning or rebuilding.',
    'Pack papers, medicines, spectacles and a charger in one bag, and agree where your family would meet after a fire.',
    'Plan outdoor exercise for the calm part of the day, and stay ashore when wind or surf is beyond your skill.',
    'In the shop you use most, find one wholesome thing that is hard to reach, and ask for it to be put at eye level.',
  ],
  sources: [
    {
      title: 'Central Maui chosen as a project site, with HMSA as sponsor',
      publisher: 'The Maui News',
      year: 2017,
      url: 'https://www.mauinews.com/news/local-news/2017/01/central-maui-is-turning-blue/',
    },
  ],
  settings: ['island'],
  whereabouts: 'The second-largest island of Hawaii, in the Pacific north-west of the largest.',
};
