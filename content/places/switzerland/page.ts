import { requireOfficialFigureSource } from '../../figures/official-figures.ts';
import { unLifeExpectancySource } from '../../figures/shared-life-expectancy-sources.ts';
import type { PlacePage } from '../../place-facts.ts';

export const switzerland: PlacePage = {
  subtitle: 'Yellow signposts, punctual trains and men who grow notably old',
  stats: [
    {
      label: 'Life expectancy (years)',
      value: '84.0',
      icon: 'heart-pulse',
      evidence: 'official',
      note: 'UN estimate, 2023; Liechtenstein’s Office of Statistics, 2023: 84.3',
    },
    {
      label: 'Life expectancy of men in 2021 (years)',
      value: '81.9',
      icon: 'activity',
      evidence: 'official',
      note: 'First among the OECD’s members, as reported by Le News',
    },
  ],
  mainTitle: 'Good order between two mountain chains',
  description: [
    'The postcard shows the Alps, but most Swiss live on the Plateau, the rolling strip between those peaks and the long wooded waves of the Jura. Lakes lie along it, and rivers the colour of bottle glass run through the middle of Bern, Basel and Geneva. Four national languages, twenty-six cantons and a habit of voting several times a year keep decisions close to home.',
    'The country is knitted together by timetable. Trains, yellow post buses and lake boats meet one another on the hour, so a trailhead in the next valley is a plan for any Saturday. The same patience that marks a path with a painted diamond keeps air, water and workplaces under inspection.',
    'The UN series stood at 79.8 years in 2000 and had reached 84.0 by 2023. Liechtenstein’s Office of Statistics sets it at 84.3 for that year. Among the OECD’s members Swiss men came first in 2021, at 81.9 years; Hong Kong, which is no member, counted 83.2 for its men. Prosperity carries much of the credit and hides some of the cost: insurance is compulsory, premiums are heavy, and patients pay more from their own pockets than most Europeans. Care is excellent; its price weighs most on those with least.',
  ],
  pillars: [
    {
      title: 'Wanderweg Network',
      description:
        'Waymarked footpaths cross farmyards, vineyards and passes, with walking times on every yellow sign. Grandparents and small children set out with the same sandwiches on the same Sunday.',
    },
    {
      title: 'Rivers After Work',
      description:
        'In summer office workers in Bern drift down the Aare and walk back up the bank. Locals know the exits by heart; the current is cold and strong, and strangers need guidance.',
    },
    {
      title: 'Doctor Bircher’s Bowl',
      description:
        'Around 1900 the Zurich physician Maximilian Bircher-Benner served patients grated apple with soaked oats, nuts and lemon. The dish outlived his theories and is now called muesli everywhere.',
    },
    {
      title: 'Connections on the Hour',
      description:
        'A national clockface timetable brings buses to village squares where other countries need a car. Giving up driving at eighty does not have to mean giving up the concert.',
    },
    {
      title: 'Insurance by Law',
      description:
        'Since 1996 each resident must hold basic cover, and insurers may not refuse anyone. High deductibles remain a matter for argument at kitchen tables and at the ballot box.',
    },
  ],
  implementationSteps: [
    'Soak oats overnight in milk or yoghurt, then stir in a grated apple, lemon juice and a few hazelnuts.',
    'Choose a walk that begins at one public transport stop and ends at another, with time for a picnic between.',
    'Swim only where others do and a lifeguard or local can advise you; cold rivers demand respect and a healthy heart.',
    'Read the small print of your own health cover and book the check-up it already pays for.',
    'Eat your evening bread with soup or salad at a set hour, and protect Sunday for something out of doors.',
  ],
  sources: [
    unLifeExpectancySource,
    {
      title: 'Men’s life expectancy in the OECD, 2021',
      publisher: 'OECD, reported by Le News',
      year: 2023,
      url: 'https://lenews.ch/2023/02/03/switzerland-leads-again-on-male-life-expectancy/',
    },
    requireOfficialFigureSource('switzerland'),
    {
      title: 'Life expectancy of men and women in Hong Kong, 1991 and 2021',
      publisher: 'Census and Statistics Department of Hong Kong, reported by People’s Daily',
      year: 2022,
      url: 'https://paper.people.com.cn/rmrbhwb/html/2022-12/30/content_25956943.htm',
    },
  ],
  whereabouts: 'Alps, lowland and Jura between France, Germany, Austria, Liechtenstein and Italy.',
};
