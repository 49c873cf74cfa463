import type { PlacePage } from '../../place-facts.ts';

export const albertLea: PlacePage = {
  subtitle: 'The Minnesota lake town where the programme began in 2009',
  heroAlignment: 'center',
  stats: [
    {
      label: 'Pilot year',
      value: '2009',
      icon: 'calendar',
      evidence: 'programme',
      note: 'Blue Zones; certified in 2016',
    },
    {
      label: 'County health outcomes, rank',
      value: '34th of 87',
      icon: 'scale',
      evidence: 'study',
      note: 'Freeborn County in the 2018 rankings, via Albert Lea Tribune',
    },
  ],
  mainTitle: 'A pilot town and its two sets of numbers',
  description: [
    'Albert Lea lies among lakes in southern Minnesota, a few miles north of Iowa, where two interstate highways cross. Broadway Avenue runs between brick shopfronts towards Fountain Lake, and past the last street the corn and soybeans begin at once. Winters are long enough for ice fishing, and for testing anybody’s resolve to walk.',
    'In 2009 the town was first to try the Blue Zones approach, and it was certified in 2016. Walking groups were formed, gardens dug, menus and streets altered. The operator reports 2.9 years added to lifespans within a year of taking part; its own page marks that as projected, and an older page said 3.1. A projection is not a count of lives.',
    'County rankings tell a bumpier tale. For health outcomes Freeborn County stood 61st of 85 in Minnesota in 2010, 68th in 2011, 66th of 84 in 2012 and 34th of 87 in 2018, by the local newspaper’s reports. Blue Zones quotes the rise as 68th to 34th: it starts from 2011, the lowest of these. The better rank is on record, its cause is unsettled, and a county is larger than its town. The scores of 1.00 and 0.90 come from our original list and are no measurement.',
  ],
  pillars: [
    {
      title: 'Round Fountain Lake',
      description:
        'Streets and paths follow the shore through parks and back to Broadway. Water is in view most of the way, which gives an evening stroll somewhere to go.',
    },
    {
      title: 'Moais in Minnesota',
      description:
        'Small groups, named with a word borrowed from Okinawa, agreed to meet and walk together for some weeks. The promise was company first and exercise second.',
    },
    {
      title: 'Blazing Star Trail',
      description:
        'A paved trail leads out of town to Myre-Big Island State Park on Albert Lea Lake. It offers oak savanna, pelicans in season and flat miles kind to older knees.',
    },
    {
      title: 'Pavements as Medicine',
      description:
        'The pilot asked where a child or a pensioner could not safely walk, and treated the missing stretch as a health matter. Concrete was poured where other campaigns print leaflets.',
    },
    {
      title: 'Hospital in Austin',
      description:
        'In 2017 Mayo Clinic Health System announced that most inpatient care would move to Austin, some 25 miles away. Emergency and outpatient care stayed, yet many residents objected, and the access score should be read with that in mind.',
    },
  ],
  implementationSteps: [
    'Set a day and hour with two neighbours for a standing walk, and agree to go in any weather short of ice.',
    'Mark on a sketch of your street where the pavement fails, and send it to the council with one request.',
    'Move the fruit bowl to where the biscuits stand, and the biscuits to a shelf that needs a stool.',
    'Find out how far your nearest emergency department is on a snowy night, and write the number down.',
    'When a programme reports added years, look for the word projected before you repeat the figure.',
  ],
  sources: [
    {
      title: 'Projected gain in lifespan reported for the pilot town',
      publisher: 'Blue Zones (programme operator)',
      year: null,
      url: 'https://www.bluezones.com/blue-zones-project-results-albert-lea-mn/',
    },
    {
      title: 'Certification of the pilot town in September 2016',
      publisher: 'PR Newswire (Blue Zones)',
      year: 2016,
      url: 'https://www.prnewswire.com/news-releases/albert-lea-minnesota-named-certified-blue-zones-community-boosting-health-economy-with-environmental-changes-300336242.html',
    },
    {
      title: 'Most hospital care to move to Austin, about 25 miles away',
      publisher: 'Star Tribune',
      year: 2017,
      url: 'https://www.startribune.com/mayo-shifting-hospital-services-from-albert-lea/428041023',
    },
    {
      title: 'Freeborn County 34th of 87 in the rankings of 2018',
      publisher: 'Albert Lea Tribune',
      year: 2018,
      url: 'https://albertleatribune.com/2018/03/freeborn-countys-health-rank-improves',
    },
    {
      title: 'Freeborn County 66th of 84 in the rankings of 2012',
      publisher: 'Albert Lea Tribune',
      year: 2012,
      url: 'https://albertleatribune.com/2012/04/county-ranks-66th-for-health',
    },
    {
      title: 'Freeborn County 68th in the rankings of 2011, after 61st of 85 in 2010',
      publisher: 'Albert Lea Tribune',
      year: 2011,
      url: 'https://albertleatribune.com/?p=57318',
    },
  ],
  whereabouts: 'Freeborn County in the south of Minnesota, a few miles short of the Iowa line.',
};
