import type { PlacePage } from '../../place-facts.ts';

export const wallaWallaValley: PlacePage = {
  subtitle: 'Wheat hills, sweet onions and an Adventist college under the Blue Mountains',
  heroAlignment: 'center',
  stats: [
    {
      label: 'Certified',
      value: '2024',
      icon: 'landmark',
      evidence: 'programme',
      note: 'First in Washington State; the project’s work ended with it',
    },
    {
      label: 'Adventist college founded',
      value: '1892',
      icon: 'calendar',
      evidence: 'general',
      note: 'General knowledge; now Walla Walla University',
    },
  ],
  mainTitle: 'A name that speaks of running water',
  description: [
    'Streams gave the valley its name. Mill Creek, the Touchet and the Walla Walla River come down from the Blue Mountains, and around them lie deep hills of wind-blown silt that hold the winter’s rain long enough to ripen wheat in July. The map draws a state line through the southern end, so the orchards of Milton-Freewater are in Oregon; weather and errands take no notice.',
    'Walla Walla itself has Whitman College, a state prison, shaded streets and a wine trade that has grown large since the 1980s. College Place, next door, formed around an Adventist school founded in 1892, and there a meatless lunch and a Saturday sabbath are as ordinary as a grain truck. The famous onion came by way of a soldier who is said to have carried its seed from Corsica about 1900.',
    'Adventist Health brought the Blue Zones Project in 2020, and certification followed in 2024, a first for Washington. By its own release that was the culmination of the project’s work in the valley, which ended with it. What the certificate records is change in workplaces, schools and streets, as counted by the programme. Research on long-lived Adventists concerns church members; it cannot be stretched over a whole valley in which most people hold other beliefs or none.',
  ],
  pillars: [
    {
      title: 'Sabbath in College Place',
      description:
        'From Friday’s sunset much of the college town falls quiet for a day. Believers give it to worship, family and long walks; everybody else gets a calmer street.',
    },
    {
      title: 'Onions in a hurry',
      description:
        'Walla Walla Sweets are low in sulphur and too juicy to store, so they are eaten in a rush from June onwards. A crop that will not keep teaches a household to cook now and give some away.',
    },
    {
      title: 'Along Mill Creek',
      description:
        'The creek crosses the city partly in a concrete channel, partly under cottonwoods, and a trail beside it climbs gently towards Bennington Lake. Commuters, prams and herons share it.',
    },
    {
      title: 'Neighbours across the line',
      description:
        'Patients, pickers and students cross between Oregon and Washington daily. A health effort that stopped at the border would miss some of the very people who harvest the valley.',
    },
    {
      title: 'Wine without excuses',
      description:
        'Vineyards have remade the local economy, and a bottle here is a matter of craft and pride. The Adventist neighbours drink none of it, and no health claim for wine belongs on this page.',
    },
  ],
  implementationSteps: [
    'Keep one Saturday clear of shopping, take a long walk with your household instead, and see what truly could not wait.',
    'Slice a sweet onion raw over white beans, parsley and oil, and let that with bread be lunch.',
    'Find the creek nearest your home, even one buried in a culvert, and trace it on foot as far as you can.',
    'Buy one thing that is ripe today and will not last, and carry the surplus next door.',
    'If you drink wine, keep it to mealtimes and count the glasses honestly for seven days; if you do not, there is no reason to begin.',
  ],
  sources: [
    {
      title: 'First certification in Washington State, and the start in 2020',
      publisher: 'PR Newswire (Blue Zones)',
      year: 2024,
      url: 'https://www.prnewswire.com/news-releases/the-walla-walla-valley-becomes-first-certified-blue-zones-community-in-washington-302150772.html',
    },
  ],
  whereabouts: 'The south-east of Washington State, along the Oregon line, below the Blue Mountains.',
  locatorSheet: 'Washington State',
};
