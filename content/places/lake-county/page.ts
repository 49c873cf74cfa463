import type { PlacePage } from '../../place-facts.ts';
import { generalKnowledge } from '../../place-profile.ts';

export const lakeCounty: PlacePage = {
  subtitle: 'An ancient lake below a volcano, where health work starts uphill',
  heroAlignment: 'center',
  stats: [
    {
      label: 'Public launch, Clearlake',
      value: 'May 2022',
      icon: 'calendar',
      evidence: 'programme',
      note: 'Lake County Record-Bee, 2022',
    },
    { label: 'Clear Lake’s surface', value: '68 sq mi', icon: 'leaf', ...generalKnowledge },
  ],
  mainTitle: 'An old lake and a young effort',
  description: [
    'Clear Lake is thought to be among the oldest lakes in North America. Sixty-eight square miles of it, warm, shallow and often green, lie at the foot of the volcano Konocti, and no other natural freshwater lake wholly inside California is as large. Pomo people have fished and cut tule along the shore for thousands of years. Kelseyville grows pears; vines and walnuts share the red volcanic earth. With no city near, night is properly dark.',
    'Many residents have a hard time. Incomes are low, a specialist may be a mountain road away, summer blooms of cyanobacteria spoil beaches and burden water supplies, and an old mercury mine on the shore has needed decades of cleaning up. The Valley Fire of 2015 and the still larger fires of 2018 blackened a great part of the county.',
    'Against that, the Blue Zones Project was brought in with Adventist Health Clear Lake and held its public launch in Clearlake in May 2022. All we can report is the beginning. Our sources hold no result and no certificate, and a dot on a longevity map should not be mistaken for a record of long lives. The county is here because the attempt is being made where it is needed.',
  ],
  pillars: [
    {
      title: 'Boats of tule',
      description:
        'Pomo families at Big Valley still bundle reeds into boats and paddle them on the lake. The plant, the skill and the outing are handed down in one afternoon.',
    },
    {
      title: 'The pear harvest',
      description:
        'Kelseyville’s orchards ripen at the end of summer, and the town shuts its main street for a pear festival. Fresh fruit this good needs neither sugar nor recipe.',
    },
    {
      title: 'Defensible space',
      description:
        'After so many fires, raking needles and moving woodpiles is a yearly duty done street by street. The work is healthy; smoke, heat and ladders call for common sense.',
    },
    {
      title: 'Miles to a doctor',
      description:
        'Roads in and out climb over passes, and buses are few. A neighbour with a car and a free Tuesday can be the difference between a kept and a missed appointment.',
    },
    {
      title: 'Dark above Konocti',
      description:
        'On a moonless night the Milky Way stands over the water. Watching it costs a blanket and an early supper, and makes company easy.',
    },
  ],
  implementationSteps: [
    'Read the posted notice before you or a dog enters a warm lake or pond, and stay out where a bloom is reported.',
    'Put a ripe pear or other plain fruit where dessert would stand, five evenings out of seven.',
    'Offer one lift to a medical appointment, or bring yourself to ask for one.',
    'Switch off the outside lamp for an evening and learn two constellations with whoever is at home.',
    'Clear dry leaves and boxes from the first few feet around your house, gloved, in the cool of the morning.',
  ],
  sources: [
    {
      title: 'Launch of the project in Clearlake, May 2022',
      publisher: 'Lake County Record-Bee',
      year: 2022,
      url: 'https://www.record-bee.com/2022/05/10/blue-zone-project-festival-is-saturday-in-clearlake/',
    },
  ],
  whereabouts: 'Around Clear Lake in the Coast Ranges of northern California, the next county north of Napa.',
};
