import type { PlacePage } from '../../place-facts.ts';

export const naples: PlacePage = {
  subtitle: 'White sand, cypress swamp, and a programme that ended after a decade',
  stats: [
    {
      label: 'Survey well-being score',
      value: '67.6',
      icon: 'activity',
      evidence: 'study',
      note: 'Gallup-Sharecare, 2016–2017; nation 61.5',
    },
    {
      label: 'Rank among US metro areas',
      value: '1 of 186',
      icon: 'scale',
      evidence: 'study',
      note: 'Same survey, third year running',
    },
  ],
  mainTitle: 'First of 186, and three reasons for care',
  description: [
    'Naples is built almost at the level of the Gulf. West of the old streets is a straight beach of pale quartz sand; behind them come canals, golf ponds and pines, and then Big Cypress, where the ground lies under water for months. Summer is close and thundery. Winter is dry, mild and crowded, and the town arranges itself around it.',
    'In the Gallup-Sharecare survey of 2016–2017 the metropolitan area scored 67.6 for well-being against 61.5 for the nation, ahead of 185 others for the third year in a row. Three cautions belong beside the trophy. A survey asks how people feel and live; it does not count their years. Sharecare, whose name is on it, also ran Blue Zones Projects. And Naples had been drawing well-off retirees long before its own project opened in 2015, so its long lives cannot be put down to that. The project has ended: NCH, the hospital system behind it, closed its active part after a decade.',
    'Inland, within the same metropolitan area, lies Immokalee, a town of tomato pickers. One average for both describes neither.',
  ],
  pillars: [
    {
      title: 'Last light, no ticket',
      description:
        'People come down to the sand for the final half hour of sun, with nothing to buy and nobody to impress. It is a daily meeting that costs a short walk.',
    },
    {
      title: 'Mangrove boardwalk',
      description:
        'The Gordon River Greenway carries walkers and cyclists through mangroves in the middle of town. From November to April noon is pleasant there; in August sensible people have finished by nine.',
    },
    {
      title: 'Ready for the surge',
      description:
        'Irma crossed the county in 2017, and Ian’s tide filled the streets and broke the pier in 2022. Knowing who on the block cannot drive, or keeps insulin in the fridge, is local health care.',
    },
    {
      title: 'Money in the average',
      description:
        'Income, insurance and leisure travel with better health, and many newcomers arrive with all three. Those fit enough to move south also flatter the figures of the place they reach.',
    },
    {
      title: 'Lessons from Immokalee',
      description:
        'Farmworkers organised in Immokalee turned shade, rest breaks and fair pay into a code that big buyers of tomatoes sign. It may be the county’s most useful export.',
    },
  ],
  implementationSteps: [
    'Be outdoors for the final half hour of daylight on three evenings, without headphones, and greet whoever else is there.',
    'In hot months finish your walk before nine in the morning, carry water, and turn home at the first dizziness.',
    'List three neighbours who would struggle in a long power cut, and ask each how you could reach them.',
    'When a ranking of happy towns comes your way, ask who moved there, at what age and with what income.',
    'Look for tomatoes sold under a fair-labour label, and compare their price with that of your usual ones.',
  ],
  sources: [
    {
      title: 'Well-being scores of 186 metropolitan areas, Naples first',
      publisher: 'Gallup-Sharecare, reported by The News-Press',
      year: 2018,
      url: 'https://www.news-press.com/story/news/health/2018/03/13/naples-has-highest-well-being-nation-survey-shows/416658002/',
    },
    {
      title: 'End of the project’s active part after a decade, in its sponsor’s words',
      publisher: 'NCH (the hospital system behind the project)',
      year: null,
      url: 'https://nchmd.org/about-us/blue-zones/',
    },
  ],
  whereabouts: 'On the Gulf coast of Florida’s south-west, at the edge of the Everglades.',
  locatorSheet: 'Florida',
};
