import type { PlacePage } from '../../place-facts.ts';

export const worthington: PlacePage = {
  subtitle: 'A windy prairie town where a ranking leapt and officials said why',
  stats: [
    {
      label: 'Nobles County rank, 2013',
      value: '9 of 87',
      icon: 'scale',
      evidence: 'study',
      note: 'County Health Rankings, Minnesota',
    },
    {
      label: 'The same rank, 2012',
      value: '44th',
      icon: 'scale',
      evidence: 'study',
      note: 'Before the questions changed',
    },
  ],
  mainTitle: 'Forty-fourth to ninth in one year',
  description: [
    'In 2013 Nobles County, whose seat is Worthington, was ranked 9th of the 87 counties of Minnesota. A year earlier it had been 44th. Another town would have printed banners. Local health officials told the newspaper that the questions had altered and that people’s health had not.',
    'That candour suits an open landscape. The county lies across the height of land between the Mississippi and the Missouri, on prairie with little to stop a gust: turbines turn in rows towards Buffalo Ridge, and windsurfers have long raced in June on Lake Okabena, a small lake with the town wrapped around it. Corn, soybeans and hogs fill the rest of the view. The pork plant has brought workers and their families from Latin America, Southeast Asia and East Africa, so the schools are full and the grocery shelves well travelled.',
    'We found no Blue Zones Project link for Worthington. It stands in our original list, its scores are judgements, and no study we know of credits it with unusual long life. Its value to a reader is of another kind. Most places in an atlas like this are praised by a number; here somebody looked at a flattering one and declined it.',
  ],
  pillars: [
    {
      title: 'Candid officials',
      description:
        'It takes some courage to explain away good news. Residents who hear the dull truth about a rise are likelier to believe the next warning about a fall.',
    },
    {
      title: 'The useful gale',
      description:
        'Wind pays rent to farmers, fills sails on Okabena and makes a flat mile feel like a hill. Anyone who cycles here learns to check its direction before the distance.',
    },
    {
      title: 'Turkeys against Texas',
      description:
        'On King Turkey Day in September a live bird races a rival from Cuero, Texas, in two heats, one in each town. The whole town stands on the kerb for it, which is rather the point.',
    },
    {
      title: 'Plant floor mornings',
      description:
        'Cutting meat is cold, fast and repetitive, and in April 2020 an outbreak closed the works. Sore wrists, sick pay and a language everyone on the line understands are health matters here.',
    },
    {
      title: 'Soccer and sticky rice',
      description:
        'Weekend tournaments bring Lao, Karen, Oromo and Guatemalan families to the same touchline. Between matches there is shared food, and enough of it to make the score a side issue.',
    },
  ],
  implementationSteps: [
    'Take a statistic you like to quote about your town and look up how it was counted that year and the year before.',
    'Ride or walk out against the wind and home with it, and stay in when it is icy or gusting hard.',
    'Buy one ingredient you cannot name from a shop run by newcomers, and have the owner tell you what to do with it.',
    'If your job repeats a single motion, stop each hour to loosen hands and shoulders, and report pain early.',
    'Stage a ridiculous race with friends or children, lose with good grace, and eat together afterwards.',
  ],
  sources: [
    {
      title: 'Nobles County’s jump in the rankings, and its cause',
      publisher: 'Worthington Daily Globe',
      year: 2013,
      url: 'https://www.dglobe.com/news/1395565-nobles-county-healthiest-region',
    },
  ],
  whereabouts: 'Nobles County in the south-west of Minnesota, beside Okabena Lake.',
};
