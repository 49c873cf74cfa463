import type { PlacePage } from '../../place-facts.ts';
import { generalKnowledge } from '../../place-profile.ts';

export const grandForks: PlacePage = {
  subtitle: 'Flat as a lakebed, far up north, and certified in one neighbourhood',
  stats: [
    {
      label: 'Certified, Near North only',
      value: 'Nov 2025',
      icon: 'landmark',
      evidence: 'programme',
      note: 'First in North Dakota',
    },
    { label: 'Year of the great flood', value: '1997', icon: 'calendar', ...generalKnowledge },
  ],
  mainTitle: 'A river that runs north',
  description: [
    'Stand on the Sorlie Bridge and look either way: no slope anywhere. This was the floor of Lake Agassiz, a sea of meltwater at the end of the ice age, and its silt is now black farmland under sugar beet, wheat and potatoes. The Red River crosses it northwards, into country that thaws later, which is one reason why it floods.',
    'In April 1997 it took nearly the whole city, while fire burned downtown blocks above the water. Afterwards the lowest streets were cleared, the dikes set further back, and what lay between became the Greenway, some 2,200 acres on both banks, shared with East Grand Forks in Minnesota. It is a park made of absent houses.',
    'The certificate that Grand Forks received in November 2025 was the first Blue Zones one in North Dakota. Read its small print kindly but carefully: it covers Near North, the neighbourhood where the project began in 2022, and the rest of the city is not included. The news came from the programme. Three years are too few for lifespans to shift in any way that could be measured, though they may be enough to learn whether one set of streets can change its habits.',
  ],
  pillars: [
    {
      title: 'The park of absences',
      description:
        'Where Lincoln Drive once had kitchens and porches there are now lawns, a disc-golf course and a warming house. People come to walk, and some to remember an address.',
    },
    {
      title: 'Skilled at winter',
      description:
        'January nights fall far below zero. Residents learn layers, engine heaters and the telephone call that checks on a widowed neighbour; skates, skis and indoor tracks keep legs working until April.',
    },
    {
      title: 'Near North first',
      description:
        'Starting with one district of old houses lets a small team know people by name. Whether it spreads to the newer, car-bound south side is the question to watch.',
    },
    {
      title: 'Loud nights indoors',
      description:
        'University hockey fills the big rink on winter weekends, students and grandparents in the same green. A roaring stand is a good answer to a dark month.',
    },
    {
      title: 'A living from sugar',
      description:
        'In October beet lorries run day and night until the piles are in. A valley that earns its bread this way has every right to joke about how much sugar we eat, and good cause to count it.',
    },
  ],
  implementationSteps: [
    'Draw a ring round the ten homes nearest yours, learn the names inside it, and propose one shared supper.',
    'Go out in the cold for fifteen minutes in three layers, a scarf over the mouth; with heart or lung trouble ask your doctor beforehand.',
    'Find out how high water has ever stood in your street, and keep papers and medicines above that mark.',
    'For seven days note where sugar enters your meals, and leave it out of one regular drink.',
    'Watch a home game of any local team from the cheap seats, next to somebody you have never met.',
  ],
  sources: [
    {
      title: 'Certification of Near North, first in North Dakota',
      publisher: 'PR Newswire (Blue Zones)',
      year: 2025,
      url: 'https://www.prnewswire.com/news-releases/grand-forks-becomes-first-north-dakota-community-to-earn-certified-blue-zones-community-designation-302610444.html',
    },
    {
      title: 'The flood of 1997 and the Greenway of some 2,200 acres that came of it',
      publisher: 'City of Grand Forks',
      year: null,
      url: 'https://www.grandforksgov.com/greenway/Pages/Pages/History.html',
    },
  ],
  whereabouts: 'On the Red River, which parts North Dakota from Minnesota, about 120 km south of Canada.',
};
