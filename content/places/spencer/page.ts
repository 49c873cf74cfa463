import type { PlacePage } from '../../place-facts.ts';

export const spencer: PlacePage = {
  subtitle: 'A main street rebuilt after fire, and Iowa’s first certificate',
  heroAlignment: 'center',
  stats: [
    {
      label: 'Fall in city workers’ claims',
      value: '>20%',
      icon: 'activity',
      evidence: 'programme',
      note: 'Reported by the city at certification, 2013',
    },
    {
      label: 'Certified in Iowa',
      value: 'First',
      icon: 'landmark',
      evidence: 'programme',
      note: 'Business Record, 2013',
    },
  ],
  mainTitle: 'A street decided by everybody at once',
  description: [
    'On 27 June 1931 a lit sparkler fell among the fireworks of a drugstore, and by nightfall much of Spencer’s business district was ash. The owners put it back together, low brick fronts with Art Deco trim, agreeing as they went. Grand Avenue still has the look of one long decision.',
    'The place has needed that talent more than once. The Little Sioux, which loops past the town, rose over whole neighbourhoods in June 2024. In calmer years Spencer is a county seat among corn and hogs, known for two things: a September fair dating from 1918 that draws crowds many times the population, and Dewey, the ginger cat who was found in the library’s book drop one freezing January and held the post for almost nineteen years.',
    'By 2013 it was also the first in Iowa to hold a certificate of the Blue Zones Project. The city reported then that health-care claims from its own employees had gone down by more than 20 per cent. Treat that as encouraging and slight. It concerns a single employer, on whose short payroll one grave illness more or fewer could move the sum, and it was told by a participant. It says nothing about the length of lives in Clay County.',
  ],
  pillars: [
    {
      title: 'Grand Avenue agreed',
      description:
        'Rebuilding to one plan meant that rivals across the street had to sit at one table. The frontages have outlasted most of the shops that first stood behind them.',
    },
    {
      title: 'Nine days in September',
      description:
        'The Clay County Fair closes the farm summer with cattle barns, quilts, tractors and pie. For older people it is the year’s great reunion, and a day there is miles on foot.',
    },
    {
      title: 'The warm library',
      description:
        'Dewey brought letters and visitors from far away. For regulars the library was also a heated room in January, a newspaper, and somebody at the desk to talk to.',
    },
    {
      title: 'A payroll is small',
      description:
        'Twenty per cent of a small number can be a few hospital bills. The city’s figure deserves a second look over several years before anyone copies the recipe.',
    },
    {
      title: 'Little Sioux bends',
      description:
        'Canoes drift down slow meanders past pasture and bur oak when the gauge allows. The same water in flood is left strictly alone, as the town well knows.',
    },
  ],
  implementationSteps: [
    'Enter something, a jar of pickles, a quilt square or a tune, in the next show your district holds.',
    'Spend an hour in a public library without a screen, and talk with whoever is at the desk.',
    'Ask your employer what the staff health plan has learned over several years, and whether anyone was told.',
    'Cook for three dinners what a fair judges in the vegetable hall: cabbage, carrots, beets, beans.',
    'With two neighbours, photograph your own main street and settle on the one repair you would begin with.',
  ],
  sources: [
    {
      title: 'Iowa’s first certified community and its workers’ health claims',
      publisher: 'Business Record; KICD',
      year: 2013,
      url: 'https://businessrecord.com/Content/Default/-All-Latest-News/Article/Healthy-changes-at-state-s-first-certified-Blue-Zone-community/-3/248/61079',
    },
  ],
  whereabouts: 'Clay County in the north-west of Iowa, where the Ocheyedan River meets the Little Sioux.',
};
