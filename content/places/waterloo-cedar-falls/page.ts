import type { PlacePage } from '../../place-facts.ts';

export const waterlooCedarFalls: PlacePage = {
  subtitle: 'Two cities on one river, certified eight months apart',
  heroAlignment: 'center',
  stats: [
    {
      label: 'Spent on sidewalks, trails',
      value: '$500,000',
      icon: 'route',
      evidence: 'programme',
      note: 'About; Cedar Falls, by 2014',
    },
    {
      label: 'Certifications in 2014',
      value: '2',
      icon: 'landmark',
      evidence: 'programme',
      note: 'Cedar Falls January, Waterloo September',
    },
  ],
  mainTitle: 'Neighbours with different histories',
  description: [
    'The Cedar River reaches Cedar Falls first and Waterloo a few miles on, and a state park of backwaters and cottonwoods lies between them like a shared garden. Outsiders treat the pair as one town. Residents seldom do.',
    'Cedar Falls has the University of Northern Iowa and a Main Street of old brick. Waterloo makes tractors: John Deere bought a local builder in 1918 and has stayed. Packing plants and railway shops drew workers too. Black families came north from Mississippi when the Illinois Central recruited them during the strike of 1911; Bosnian, Burmese and Congolese households arrived in later decades. Wages and housing are unequal along this river, health usually follows them, and a joint average would smooth that over.',
    'Both cities signed up for the Blue Zones Project in 2012 and earned separate certificates in 2014, Cedar Falls in January, Waterloo in September. The firmest entry in the record is made of concrete: a bridge for walkers and cyclists in Cedar Falls, and about half a million dollars’ worth of sidewalks and trails. Anyone can go and stand on those. Whether anybody lived longer, the account we rely on does not say.',
  ],
  pillars: [
    {
      title: 'Poured in concrete',
      description:
        'Many health campaigns leave posters. Cedar Falls built a bridge, which serves people who never heard of the campaign and will still do so when its name is forgotten.',
    },
    {
      title: 'George Wyth between',
      description:
        'The state park’s lakes and bottomland woods touch both cities, and trails run into it from each side. Anglers, cyclists and picnickers at its lakes could be from either bank.',
    },
    {
      title: 'Second-shift kitchens',
      description:
        'When the line runs until midnight, supper happens at four or not at all. Families who manage well cook ahead, and the lunch box is the real meal of the day.',
    },
    {
      title: 'North by the railway',
      description:
        'Churches, barber shops and reunions have bound Waterloo’s Black community since the railway years. More than a century of knowing one another is a kind of insurance.',
    },
    {
      title: 'Sandbags in June',
      description:
        'In 2008 the Cedar rose beyond its record, and volunteers of every age passed bags by hand to hold it out of downtown Cedar Falls. The line held, and strangers had become acquaintances.',
    },
  ],
  implementationSteps: [
    'Push a pram or a loaded trolley along your usual route, and tell the town where it had to leave the sidewalk.',
    'Fill the freezer before a run of late shifts, so that the midnight meal is soup.',
    'Cross whatever divides your town, a river, a motorway or a railway, for one meal or one church service.',
    'Write down how your family came to live where it does, starting from what an aunt or grandfather remembers.',
  ],
  sources: [
    {
      title: 'Certification of Cedar Falls, and what it built',
      publisher: 'Grow Cedar Valley',
      year: 2014,
      url: 'https://www.growcedarvalley.com/news/blog/cedar-falls-achieves-certified-blue-zones-community-status/',
    },
  ],
  whereabouts: 'Two neighbouring cities on the Cedar River, in the north-east of Iowa.',
};
