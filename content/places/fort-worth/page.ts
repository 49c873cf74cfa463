import type { PlacePage } from '../../place-facts.ts';

export const fortWorth: PlacePage = {
  subtitle: 'A cattle-trail city that tried a health programme at metropolitan size',
  stats: [
    {
      label: 'Well-Being Index score',
      value: '62.5',
      icon: 'activity',
      evidence: 'programme',
      note: '2018, City of Fort Worth; 58.8 in 2014',
    },
    {
      label: 'Certified',
      value: 'Nov 2018',
      icon: 'landmark',
      evidence: 'programme',
      note: 'Then the largest certified community',
    },
  ],
  mainTitle: 'Where the Clear Fork meets the West Fork',
  description: [
    'Two forks of the Trinity join below a limestone bluff. On top of it stood an army outpost, then a resting place for herds going north on the Chisholm Trail, and a few longhorns are still walked along the bricks of the Stockyards each day for visitors. From there the city has run out over the prairie on all sides, mostly at the speed of the car, beneath a July sun that sends everyone indoors at noon.',
    'Its experiment was one of size. The Blue Zones Project began in 2014 and in November 2018 counted Fort Worth as its largest certified community. The city reports that its Well-Being Index went from 58.8 to 62.5 between those years. This is a change in survey answers. Fort Worth was growing fast, so the people questioned in 2018 were partly other people, and nothing in the figure parts the programme’s work from newcomers or from good times.',
    'Other things can be checked on foot: more than a hundred miles of Trinity Trails, museums without an entrance fee, and older districts where fresh groceries are still a drive away.',
  ],
  pillars: [
    {
      title: 'Levee-top miles',
      description:
        'The Trinity’s flood banks double as running and cycling trails, and they pass close to downtown, the zoo and the Stockyards. A drainage project turned out to be a park.',
    },
    {
      title: 'Through the workplace',
      description:
        'With about a million residents, no volunteer can knock on every door. Change here has to pass through employers, school districts, grocers and churches, each of which reaches thousands.',
    },
    {
      title: 'Cool rooms, no charge',
      description:
        'The Kimbell and the Amon Carter ask nothing for a look at their own collections. In August a slow hour under Louis Kahn’s vaults is a walk in the shade.',
    },
    {
      title: 'Cowtown plates',
      description:
        'Brisket and chicken-fried steak are part of the city’s manners. So are pinto beans, greens and Parker County peaches, and that side of the plate deserves the bigger spoon.',
    },
    {
      title: 'Heat as a timetable',
      description:
        'For four months the hour of the day decides what is wise. Runners go out at dawn, gardeners at dusk, and construction crews need rest and water written into the plan.',
    },
  ],
  implementationSteps: [
    'Simmer a pot of pinto beans with onion and chilli on Sunday and let it replace meat on two later days.',
    'Ask your workplace for one cheap change: fruit by the coffee, a meeting held on foot, an unlocked staircase.',
    'Visit a museum that charges nothing and count the slow tour as that day’s exercise.',
    'From late spring put outdoor effort in the first hour after sunrise; stop and cool down if your head aches or you feel faint.',
    'Find a riverside or drainage-bank path on the map and use it once to get somewhere, for a purpose.',
    'Grow or buy peaches, plums or whatever stone fruit is local, and eat them plain after supper.',
  ],
  sources: [
    {
      title: 'Rise of the Well-Being Index, and certification in 2018',
      publisher: 'City of Fort Worth',
      year: 2019,
      url: 'https://fortworthtexas.gov/news/2019/05/Well-Being-Rank-Increases/',
    },
  ],
  whereabouts: 'On the Trinity River in the north of Texas, the western city of a pair with Dallas.',
};
