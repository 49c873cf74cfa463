import type { PlacePage } from '../../place-facts.ts';
import { generalKnowledge } from '../../place-profile.ts';

export const kauai: PlacePage = {
  subtitle: 'Old volcano, wet summit, taro valleys and a road that stops',
  heroAlignment: 'center',
  stats: [
    {
      label: 'Life expectancy, Hawaii (years)',
      value: '79.9',
      icon: 'heart-pulse',
      evidence: 'official',
      note: 'CDC/NCHS figure for the whole state, 2021',
    },
    { label: 'Kawaikini summit (feet)', value: '5,243', icon: 'mountain', ...generalKnowledge },
  ],
  mainTitle: 'The island its highway does not circle',
  description: [
    'Rain has had longer to work on Kauaʻi than on the other main Hawaiian islands, for it is the oldest of them. It has cut Waimea Canyon into red earth and the Nāpali Coast into cliffs so sheer that the highway stops at either end and leaves a gap. Near Waiʻaleʻale it rains more than almost anywhere on Earth; on the leeward side, within sight of its clouds, the fields are dry.',
    'We found no citable life-expectancy figure for the island itself, and no link with the Blue Zones Project, although it stands on our original list. What can be cited is the state: in 2021 Hawaii had the highest life expectancy of any US state, 79.9 years by the federal count. That average is made mostly on Oʻahu, where most islanders live, and says nothing certain about this county.',
    'Daily life moves at the pace of a single main road. Drivers give way at the one-lane bridges towards Hanalei, shoppers know the grower, and for rarer treatment patients board an aeroplane. Storms can cut the north shore off, as the floods of 2018 did. The score of 0.97 describes our first list’s esteem for the place; nobody measured it.',
  ],
  pillars: [
    {
      title: 'Loʻi of Hanalei',
      description:
        'Flooded taro fields cover the valley floor, shared with Hawaiian stilts and gallinules. Pounded into poi, the root fed older generations of Hawaiians and still belongs to a family gathering.',
    },
    {
      title: 'Ke Ala Hele Makalae',
      description:
        'The smooth coastal path by Kapaʻa follows a route that once carried sugar cane. Fishermen, wheelchairs and small bicycles share it, and whales may be seen from it in winter.',
    },
    {
      title: 'Sunshine Markets',
      description:
        'On set weekdays growers sell papaya, greens and taro at county-run farmers’ markets. A crowd gathers before the start, and the talk begins before the selling does.',
    },
    {
      title: 'Palm-High Roofs',
      description:
        'No building should stand taller than a coconut palm, islanders say, and county rules have kept hotels low. Towns stay small, and the weather on the mountain can be read from any porch.',
    },
    {
      title: 'Patients by Air',
      description:
        'Wilcox in Līhuʻe is the main hospital; for some specialists one flies to Honolulu. That flight, in money and in days, is a chief reason for the modest community score we estimated.',
    },
  ],
  implementationSteps: [
    'Steam taro until quite soft, for it must never be eaten raw, and serve it with fish and greens.',
    'Buy one vegetable this week from the person who grew it, and ask how it is cooked at their house.',
    'Walk a level path beside water with somebody slower than you, at their speed.',
    'Read the surf and current warnings before any swim, and on an unfamiliar shore keep your feet dry if in doubt.',
    'Put a week of regular medicines, drinking water and a torch in one box for a day when the road is shut.',
  ],
  sources: [
    {
      title: 'Life tables of the states for 2021, with Hawaii first',
      publisher: 'CDC/NCHS, National Vital Statistics Reports 73(7)',
      year: 2024,
      url: 'https://doi.org/10.15620/cdc/157499',
    },
  ],
  settings: ['island'],
  whereabouts: 'The northernmost of the large islands of Hawaii, in the Pacific north-west of Oʻahu.',
};
