import type { PlacePage } from '../../place-facts.ts';

export const montereyCounty: PlacePage = {
  subtitle: 'A cold bay, a salad valley, and the first certified county in California',
  stats: [
    {
      label: 'Survey well-being, points gained',
      value: '+3.7',
      icon: 'activity',
      evidence: 'programme',
      note: 'Reported by the programme, 2019 to 2025',
    },
    {
      label: 'Certified',
      value: 'Aug 2025',
      icon: 'landmark',
      evidence: 'programme',
      note: 'First county in California',
    },
  ],
  mainTitle: 'Fog on the lettuce, and who picks it',
  description: [
    'Off Moss Landing the sea floor falls away into a submarine canyon, and the cold water that wells up along this coast chills the summer air into fog. On many mornings it slides inland over the Salinas Valley, cool enough for lettuce, strawberries and the artichokes of Castroville. To the south the Santa Lucia range drops straight into the surf at Big Sur; inland, past King City, the hills are brown by June.',
    'The county is two places under one name. On the peninsula people stroll a former railway line above the kelp beds. In Salinas, Greenfield and Soledad many households live by field work, which is skilled, early and hard on the back. Rent is steep for both. Talk of a healthy life here has to begin with the people who cut the vegetables, because a county average can hide them.',
    'The Blue Zones Project has been at work since 2019. In August 2025 this became the first Californian county it certified, and a rise of 3.7 points in surveyed well-being was announced. The figure is the programme’s own and records how residents answered questions, which is a different thing from how long they live.',
  ],
  pillars: [
    {
      title: 'Fields at the door',
      description:
        'Lettuce, broccoli, strawberries and artichokes grow within sight of Highway 101, so the makings of a good supper are never far off. Price and tired evenings can still keep them from the table.',
    },
    {
      title: 'The Southern Pacific path',
      description:
        'The coastal recreation trail follows an old rail line from Castroville towards Pacific Grove, past harbour seals and Cannery Row. It is level, mostly clear of cars, and kind to knees.',
    },
    {
      title: 'Crews before sunrise',
      description:
        'Harvest crews start at first light, and the families who depend on them keep early hours. Shade, drinking water and proper breaks do more for this work than any wellness class.',
    },
    {
      title: 'A sanctuary offshore',
      description:
        'The national marine sanctuary begins at the beach, and the aquarium on Cannery Row has taught generations of schoolchildren to name what swims there. Knowing the names is a reason to come back.',
    },
    {
      title: 'Advice in three languages',
      description:
        'Spanish is the kitchen language of much of the valley, and Mixtec or Triqui that of some field crews. A leaflet in English alone walks past them.',
    },
  ],
  implementationSteps: [
    'Build one supper around what the Salinas Valley sends out: a whole lettuce, a head of broccoli, and beans in place of half the meat.',
    'Find a disused railway or canal path near you and walk half an hour of it on two mornings.',
    'Learn to name five birds, fish or seaweeds at your nearest shore or pond, then go back and look for them.',
    'If you work outdoors, agree with your crew on the shaded break and the water stop before you begin.',
    'Ask where your strawberries were picked and by whom, and buy once from a grower who can answer.',
  ],
  sources: [
    {
      title: 'Certification of the county and its survey score since 2019',
      publisher: 'King City Rustler (announcement by Blue Zones)',
      year: 2025,
      url: 'https://kingcityrustler.com/monterey-county-becomes-first-in-california-to-earn-certified-blue-zones-community-designation',
    },
  ],
  whereabouts:
    'The coast of California south of San Francisco, from Monterey Bay to Big Sur, with the Salinas Valley behind it.',
};
