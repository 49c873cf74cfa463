import type { PlacePage } from '../../place-facts.ts';
import { generalKnowledge } from '../../place-profile.ts';

export const masonCity: PlacePage = {
  subtitle: 'River City after the ribbon: brick, brass bands and a second programme',
  heroAlignment: 'center',
  stats: [
    {
      label: 'Certified',
      value: '2014',
      icon: 'landmark',
      evidence: 'programme',
      note: 'Moved to Healthy Hometown four years later',
    },
    { label: 'Wright’s Park Inn opened', value: '1910', icon: 'calendar', ...generalKnowledge },
  ],
  mainTitle: 'What happens when the certificate ends',
  description: [
    'Health programmes are written about at their launch and rarely at their close, and Mason City is useful for the second half of the story. In 2012 it was one of the first four towns in Iowa to be taken into the Blue Zones Project. Two years on it was certified. Four years after that it changed over to Healthy Hometown, run by the insurer Wellmark. We have no record of deaths or illness from before and after, so the fair summary is short: some habits were tried, a name was dropped, and the town went on.',
    'It is still a handsome town. Limestone crops out along Willow Creek and the Winnebago, with clay beside it, and from them came cement, brick and the drain tile that dried the wet fields of north Iowa. Such trades helped pay for a bank and hotel by Frank Lloyd Wright, finished in 1910 and open to guests again, and for the Prairie School houses that line the creek at Rock Crest and Rock Glen. Meredith Willson was born here. His River City, in The Music Man, is this one in thin disguise.',
  ],
  pillars: [
    {
      title: 'Sponsors come and go',
      description:
        'A plaque belongs to whoever pays for it. Habits belong to those who keep them, and Mason City’s change of programme is a fair test of which ones people wanted anyway.',
    },
    {
      title: 'Brass in the street',
      description:
        'School bands march every May at the North Iowa Band Festival, and a good many adults here once marched in it. Breath, posture and company come with the instrument.',
    },
    {
      title: 'Eaves over the creek',
      description:
        'Prairie School houses keep low, spread wide roofs and turn their windows to the water. A stroll around the glen takes an hour and has just enough hill to notice.',
    },
    {
      title: 'Interurban to the beach',
      description:
        'The Trolley Trail keeps to the line whose electric cars once took families west to Clear Lake, and which still hauls freight. A bicycle makes the same outing without a timetable.',
    },
  ],
  implementationSteps: [
    'Take out the instrument you once played, or borrow one, and practise ten minutes on four days.',
    'Pick a habit that a course or an app once gave you and keep it up for a week without either.',
    'Walk slowly past houses instead of shops, and choose the one detail you would build into your own.',
    'Rescue a lapsed club: call its last three members and offer your kitchen for one meeting.',
  ],
  sources: [
    {
      title: 'From Blue Zones certification to Healthy Hometown',
      publisher: 'Town Square Publications',
      year: 2018,
      url: 'https://townsquarepublications.com/mason-city-ia-healthy-hometown-community/',
    },
  ],
  whereabouts: 'Cerro Gordo County in the north of Iowa, about 40 km south of the Minnesota line.',
};
