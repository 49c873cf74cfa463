import type { PlacePage } from '../../place-facts.ts';
import { generalKnowledge } from '../../place-profile.ts';

export const iowaLakesRegion: PlacePage = {
  subtitle: 'Ice-age lakes around Spirit Lake and Okoboji, under a borrowed regional name',
  region: 'Iowa Lakes',
  heroAlignment: 'center',
  stats: [
    {
      label: 'Spirit Lake picked as a site',
      value: '2012',
      icon: 'calendar',
      evidence: 'programme',
      note: 'October; one of nine small Iowa towns',
    },
    { label: 'West Okoboji, depth (feet)', value: '136', icon: 'mountain', ...generalKnowledge },
  ],
  mainTitle: 'What the glacier left in the corn',
  description: [
    'Close to the Minnesota line a glacier stalled, melted and left a chain of lakes in country that is otherwise row crops. Big Spirit is broad and shallow. West Okoboji is all bays and springs, 136 feet at its deepest, and stays blue when its neighbours turn green in August. At Lakeside Laboratory, on its western shore, students have waded in with jars since 1909.',
    'The year breaks in two. Between Memorial Day and Labor Day, Arnolds Park and Okoboji fill with cottagers, outboards and the clatter of a wooden roller coaster. Then the docks come out, the water closes over, and those who stay have the place back: fishing shelters on the ice, school gymnasiums, church suppers, a winter festival in January.',
    'About the name: no health programme called Iowa Lakes Region turned up in our search. The documented part is smaller. Spirit Lake was among nine little Iowa towns picked as Blue Zones Project sites in October 2012, during a statewide push. Being picked is a start and says nothing of what came after; for the lakes as a whole we hold no published outcome, and the scores shown are judgements.',
  ],
  pillars: [
    {
      title: 'Two populations a year',
      description:
        'July belongs to visitors and February to neighbours. The second crowd is smaller, older and better acquainted, and it is the one that notices when a driveway goes unshovelled.',
    },
    {
      title: 'Shelters on the ice',
      description:
        'Once the lake has truly frozen, huts appear and strangers compare perch. Careful anglers drill and measure as they go out, a custom worth as much as the catch.',
    },
    {
      title: 'Summer school for anyone',
      description:
        'Lakeside Laboratory welcomes the public to learn about diatoms, fens and prairie flowers. Around here curiosity in later life passes for a holiday pursuit.',
    },
    {
      title: 'Errands by bicycle',
      description:
        'A paved trail strings Spirit Lake, Okoboji, Arnolds Park and Milford together, so milk can be fetched on two wheels while the highway is jammed with boat trailers.',
    },
    {
      title: 'Keeping it blue',
      description:
        'What runs off a lawn or a field ends in the lake. Volunteers have taken water samples for science here since the 1990s, and wetlands have been put back to filter the inflow.',
    },
  ],
  implementationSteps: [
    'Take the season you like least at home and plan one hour outdoors in it, properly dressed.',
    'Spend an evening learning about a pond, a moss or a star, as though you had enrolled in summer school.',
    'Swim only where you know the bottom and somebody is watching; cold water strains the heart, so ask a doctor first if yours is troubled.',
    'Once the holiday visitors have gone, ask the people who live on your street all year to a soup supper.',
    'Watch where the rain goes from your own kerb or garden, and leave out one lawn chemical.',
  ],
  sources: [
    {
      title: 'Nine small Iowa towns chosen as project sites, Spirit Lake among them',
      publisher: 'Spencer Daily Reporter',
      year: 2012,
      url: 'https://www.spencerdailyreporter.com/story/1902622.html',
    },
  ],
  whereabouts: 'Lakes that the ice left in the north-west of Iowa, along the Minnesota line.',
};
