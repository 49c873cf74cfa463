import type { PlacePage } from '../../place-facts.ts';

export const beachCities: PlacePage = {
  subtitle: 'Three surf towns with a health district of their own',
  stats: [
    {
      label: 'Well-Being Index, three cities',
      value: '65.9',
      icon: 'activity',
      evidence: 'programme',
      note: 'Gallup-Healthways 2015, as Blue Zones reports it',
    },
    {
      label: 'Adult smoking, 2010–2017',
      value: '−36%',
      icon: 'leaf',
      evidence: 'programme',
      note: 'Reported by Blue Zones',
    },
  ],
  mainTitle: 'The Strand, the district and the small print',
  description: [
    'Manhattan, Hermosa and Redondo Beach run one into the next along Santa Monica Bay, south of the Los Angeles airport. There is sand on one side, steep streets of close-set houses on the other, and between them the Strand, a paved path where the whole population seems to pass by. A few blocks inland the Greenbelt follows a former railway under the trees.',
    'The three share something uncommon: the Beach Cities Health District, a public body that once ran a hospital. The Blue Zones Project arrived in 2010, and certification followed in 2016. The operator reports a drop of 15 per cent in overweight and obese adults and of 36 per cent in smoking from 2010 to 2017, and a fall of 68 per cent in childhood obesity at Redondo Beach elementary schools from 2007 to 2019.',
    'These are the programme’s own reports, and the schools’ count starts three years before it came. A score of 65.9 in the Gallup-Healthways index of 2015 beat all 190 metropolitan areas measured, though three small cities make an odd match for whole regions, and the index bears the name of a company that has run the project. Houses here also cost what few Americans can pay, and people with money tend to be healthier wherever they settle.',
  ],
  pillars: [
    {
      title: 'Miles of Strand',
      description:
        'Walkers, roller skaters and cyclists share the flat seaside path, one stretch of a longer trail round the bay. It has no turnstile, and sunset is its rush hour.',
    },
    {
      title: 'The Wood-Chip Greenbelt',
      description:
        'Where trains once ran through Hermosa and Manhattan there is a strip of trees with a soft track down the middle. Knees that dislike concrete are grateful.',
    },
    {
      title: 'From Hospital to District',
      description:
        'South Bay Hospital closed in 1998, and the district that had built it turned to keeping people well: school lessons, exercise classes, social workers for the old. Voters elect its board.',
    },
    {
      title: 'Nets and Cold Surf',
      description:
        'Volleyball nets stand on the sand all year, and the Manhattan Beach Open has been played since 1960. The Pacific beyond them is chilly even in August, with currents to be respected.',
    },
    {
      title: 'Smoke-Free Sand',
      description:
        'Local rules keep tobacco off beach and pier. The reported fall in smoking cannot be pinned on any one of them, since cigarettes were losing ground all over California in those years.',
    },
  ],
  implementationSteps: [
    'Find the flattest mile near you and walk it at the same hour on three evenings, greeting whoever recurs.',
    'If pavements hurt your joints, look for grass, bark or sand and give it one unhurried circuit.',
    'Let a child pick one fruit or vegetable at the market for tomorrow’s lunch box.',
    'Learn which public health body serves your address and read the agenda of its next open meeting.',
    'Swim near a staffed lifeguard tower, ask about rip currents, and enter cold water slowly, above all with a heart condition.',
  ],
  sources: [
    {
      title: 'Reported changes in weight and smoking, and the 2015 well-being score',
      publisher: 'Blue Zones (programme operator)',
      year: null,
      url: 'https://www.bluezones.com/blue-zones-project-results-beach-cities-ca/',
    },
  ],
  whereabouts: 'Three towns on Santa Monica Bay, south-west of central Los Angeles.',
};
