import type { PlacePage } from '../../place-facts.ts';
import { generalKnowledge } from '../../place-profile.ts';

export const upperNapaValley: PlacePage = {
  subtitle: 'Hot springs, vines and a vegetarian college between two walls of mountain',
  stats: [
    { label: 'Certified', value: 'Oct 2024', icon: 'landmark', evidence: 'programme', note: 'Project began in 2021' },
    { label: 'Health retreat founded', value: '1878', icon: 'calendar', ...generalKnowledge },
  ],
  mainTitle: 'Between the mud bath and the vineyard',
  description: [
    'North of Rutherford the valley narrows. By St. Helena the Mayacamas and the eastern hills have drawn close; at Calistoga the floor gives out beneath Mount Saint Helena, where Robert Louis Stevenson spent his honeymoon in 1880 in the bunkhouse of a dead silver mine. The rock is volcanic and warm underneath, and Calistoga’s bathhouses still fill their tubs with ash and hot mineral water.',
    'Two notions of living well face each other here. One is the table and the cellar. The other is Seventh-day Adventist: a health retreat opened above St. Helena in 1878 and survives as a hospital, while on Howell Mountain, in Angwin, Pacific Union College feeds its students without meat or Cabernet. Near to both are the people who prune the vines, many of whom cannot afford to sleep where they work.',
    'With Adventist Health, which runs that hospital, came the Blue Zones Project in 2021; October 2024 saw the upper valley certified. The award is the programme’s own. Wealth, retirement and second homes colour any figure from a place like this, we know of no evidence that certification lengthened a life, and the wine is not a medicine. Ask about health here and you will also hear of the fires of 2017 and 2020.',
  ],
  pillars: [
    {
      title: 'Warm ground',
      description:
        'Calistoga grew around its springs, and a soak is still an ordinary way to end a day there. Heat rests many people; pregnancy, low blood pressure or heart trouble call for a doctor’s word first.',
    },
    {
      title: 'Angwin’s dry table',
      description:
        'On a mountain famous for its grapes, the college has long cooked without meat and toasted without wine. Visitors at a graduation lunch discover how little either is missed.',
    },
    {
      title: 'A lane through vines',
      description:
        'The Vine Trail, being built along the valley piece by piece, takes walkers and cyclists past vineyards and through a state park. Where it is missing they make do with the shoulder of Highway 29.',
    },
    {
      title: 'Smoke on the ridge',
      description:
        'Autumn wind now makes people look uphill. Masks, a clean-air room and a list of doors to knock on are household goods in a valley that has been evacuated at night.',
    },
    {
      title: 'Headlamps at harvest',
      description:
        'Grapes are picked in the dark and vines pruned in winter cold, largely by Mexican and Mexican-American crews. Housing near the rows would be a health measure of the plainest sort.',
    },
  ],
  implementationSteps: [
    'End one working day with a warm bath or a bowl for the feet, twenty minutes, the phone in another room.',
    'Cook for guests with no alcohol on the table, and notice whether the conversation suffers.',
    'Walk your road with a torch one evening, note two ways out of it, and ask who along it would need a lift.',
    'On a hazy day read the air-quality index before you exercise, and take the session indoors when it is poor.',
  ],
  sources: [
    {
      title: 'Certification in October 2024, and the start in 2021',
      publisher: 'PR Newswire (Blue Zones)',
      year: 2024,
      url: 'https://www.prnewswire.com/news-releases/upper-napa-valley-becomes-certified-blue-zones-community-302290912.html',
    },
  ],
  whereabouts: 'The northern end of the Napa Valley, inland and north of San Francisco Bay.',
};
