import type { PlacePage } from '../../place-facts.ts';
import { generalKnowledge } from '../../place-profile.ts';

export const klamathFalls: PlacePage = {
  subtitle: 'High desert, heated sidewalks, and a county that began near the bottom',
  stats: [
    {
      label: 'County health rank in Oregon',
      value: '31 of 33',
      icon: 'scale',
      evidence: 'study',
      note: 'State rankings of 2012',
    },
    { label: 'Elevation (feet)', value: '4,100', icon: 'mountain', ...generalKnowledge },
  ],
  mainTitle: 'Starting at thirty-first of thirty-three',
  description: [
    'East of the Cascades, where the pines thin out into sage, Klamath Falls stands at 4,100 feet on the outlet of Upper Klamath Lake. The lake is wide, shallow and thick with algae by late summer. Pelicans fish it; eagles gather nearby in the cold months to follow the waterfowl of the Pacific Flyway. Hot water lies close under the streets, and pipes of it heat the Oregon Tech campus and keep stretches of downtown sidewalk clear of snow.',
    'Sunshine has been easier to find than work. Sawmills closed, and farmers, fishing communities and the Klamath Tribes have spent decades arguing over a river that cannot satisfy them all. In 2012 the county came 31st of 33 in Oregon’s health rankings.',
    'That bad mark became a reason to meet. An effort named Healthy Klamath took shape, the Blue Zones Project joined in 2015, and in 2018 the county held a Culture of Health Prize from the Robert Wood Johnson Foundation, one of about forty given by then. December 2020 brought the Pacific Northwest’s first Blue Zones certificate. Prize and certificate honour effort. Neither measures longer life, and anything that starts so low may climb a little by chance.',
  ],
  pillars: [
    {
      title: 'Heat from below',
      description:
        'Wells drilled into hot rock have warmed houses here for generations. On a January morning the dry strip of Main Street is a public service for anyone with a stick or a pram.',
    },
    {
      title: 'A poor mark, used',
      description:
        'Being almost last gave everyone in the county the same sentence to quote. It is easier to agree on a park or a bike lane when nobody can claim that all is well.',
    },
    {
      title: 'The Woods Line trail',
      description:
        'The OC&E Woods Line State Trail leaves town as smooth paving and keeps going, on an old logging railway, for about a hundred miles of juniper, ranch and pine.',
    },
    {
      title: 'Eagles at breakfast',
      description:
        'In winter people drive out before dawn to see bald eagles leave their roosts for the marshes. It asks for stillness, warm socks and a thermos, and rewards all ages alike.',
    },
    {
      title: 'Sharing short water',
      description:
        'Alfalfa, sucker fish, salmon and tribal treaties draw on one basin. Living decently here has meant learning to sit in long meetings with people who want the opposite.',
    },
  ],
  implementationSteps: [
    'Look up the least flattering health figure for your own town, and tell it to one person who could act on it.',
    'Clear snow, leaves or clutter from an older neighbour’s path; go slowly, since shovelling is heavy work for an untrained heart.',
    'Sit still outdoors for twenty minutes around sunrise and count the kinds of birds you can tell apart.',
    'Settle one small quarrel over something shared, a hedge, a hose or a parking place, by proposing a split.',
    'Walk in the brightest hour of a cold day, with sun cream and a hat, and leave the car for that errand.',
  ],
  sources: [
    {
      title: 'First certification in the Pacific Northwest, and the rank of 2012',
      publisher: 'Klamath Alerts',
      year: 2020,
      url: 'https://klamathalerts.com/2020/12/16/klamath-falls-oregon-becomes-first-certified-blue-zones-community-in-pacific-northwest/',
    },
    {
      title: 'Culture of Health Prize for Klamath County',
      publisher: 'Oregon State University',
      year: 2018,
      url: 'https://today.oregonstate.edu/story/healthy-klamath-effort-garners-award',
    },
  ],
  whereabouts: 'High basin country in the south of Oregon, east of the Cascades, about 25 km north of California.',
};
