import type { PlacePage } from '../../place-facts.ts';

export const wisconsinRapids: PlacePage = {
  subtitle: 'Paper, cranberries and good clinics, with no programme behind the name',
  stats: [
    {
      label: 'Wood County, health outcomes',
      value: '21 of 72',
      icon: 'scale',
      evidence: 'study',
      note: 'County Health Rankings, 2016',
    },
    {
      label: 'Wood County, clinical care',
      value: '5 of 72',
      icon: 'heart-pulse',
      evidence: 'study',
      note: 'County Health Rankings, 2016',
    },
  ],
  mainTitle: 'After the paper machines stopped',
  description: [
    'Here the Wisconsin River tumbles over ancient hard rock on its way to the sand plains, and paper makers put the drop to use. For more than a century the big mill set wages, shifts and even the smell of the town. In the summer of 2020 its machines were halted, and hundreds of households had to think again.',
    'Beyond the last streets lie the marshes. Peat, sand and soft water suit the cranberry; growers flood their beds in October until each is a sheet of floating red, and Wisconsin supplies more of the fruit than any other state. Deer season and ice take over after that.',
    'Why is the town on this map? Our original list names it, yet we could trace no Blue Zones Project in Wisconsin Rapids; the one Wisconsin site that turned up is in Dodge County. What can be cited is modest. In the County Health Rankings of 2016 Wood County came 21st of 72 for health outcomes and 5th for clinical care. The distance between those ranks is the lesson: a large medical centre stands at Marshfield, in the same county, and care is one ingredient of health among many. The ranks describe a county, and a time before the mill went quiet.',
  ],
  pillars: [
    {
      title: 'Beds of floating red',
      description:
        'At harvest the berries are knocked loose under water and corralled like logs. They are very sour, which is why most people meet them with a great deal of sugar attached.',
    },
    {
      title: 'Marshfield up the road',
      description:
        'The clinic founded there in 1916 grew into one of the Midwest’s large group practices. Few rural counties have so many specialists inside their own borders.',
    },
    {
      title: 'A town relearning work',
      description:
        'Papermaking was handed from parent to child. When a trade like that ends, the loss includes bowling teams, lunch tables and a reason to rise at five.',
    },
    {
      title: 'Cranes over the sand',
      description:
        'In autumn sandhill cranes collect on the wet meadows to the west and south and fly in at dusk, calling. Nobody has to be fit or wealthy to stand at a fence and hear them.',
    },
    {
      title: 'A staircase of flowages',
      description:
        'Dams have made the river into a chain of broad lakes, with Petenwell the giant among them. Their beaches and boat landings are the cheap holiday of central Wisconsin.',
    },
  ],
  implementationSteps: [
    'Stir unsweetened cranberries, fresh or frozen, into porridge or a stew in place of one sugared sauce.',
    'Book the check-up you have been putting off, and write down two questions to bring.',
    'Have coffee with someone whose job has lately ended, and let the talk be about other things.',
    'Listen at the edge of a field or park at dusk on two evenings until the last birds have settled.',
    'Compare your own county’s rank for medical care with its rank for health, and think about the difference.',
  ],
  sources: [
    {
      title: 'Wood County in the rankings of 2016',
      publisher: 'Wisconsin Rapids Tribune',
      year: 2016,
      url: 'https://www.wisconsinrapidstribune.com/story/news/2016/03/16/wood-county-health-rankings-mixed/81883500/',
    },
  ],
  whereabouts: 'Wood County in the middle of Wisconsin, on both banks of the Wisconsin River.',
};
