import { requireOfficialFigureSource } from '../../figures/official-figures.ts';
import { unLifeExpectancySource } from '../../figures/shared-life-expectancy-sources.ts';
import type { PlacePage } from '../../place-facts.ts';
import { generalKnowledge } from '../../place-profile.ts';

export const reunion: PlacePage = {
  subtitle: 'A live volcano, three cirques and lentils from Cilaos',
  heroAlignment: 'center',
  stats: [
    {
      label: 'Life expectancy (years)',
      value: '80.5',
      icon: 'heart-pulse',
      evidence: 'founding',
      note: 'Original list, no known source; UN, 2023: 83.5; Insee, 2021: women 83.4, men 76.7',
    },
    { label: 'Cirque without a road', value: 'Mafate', icon: 'mountain', ...generalKnowledge },
  ],
  mainTitle: 'A steep island with a thin ring of towns',
  description: [
    'Réunion stands up out of the Indian Ocean, east of Madagascar, like one mountain. Piton des Neiges, worn and silent, tops three thousand metres; Piton de la Fournaise still pours lava in most years. Around the old summit lie the cirques of Cilaos, Salazie and Mafate, walled bowls of forest and hamlets. Most people live on the narrow coast or the slopes just above it, where the road, the shops and the traffic are.',
    'France’s statistics institute, Insee, counted 83.4 years for women and 76.7 for men in 2021, a year of COVID-19 and a step down from 2019. The United Nations estimates 83.5 for both together in 2023, which is hard to square with those numbers. The 80.5 on the first card lies between the two; it is the original list’s, no source for it is known, and readers should hold it loosely.',
    'Because the island is a French département, its hospitals and health insurance are France’s own. It also shares the troubles of other former sugar islands: diabetes is common, unemployment high, and the step from cane field to car and supermarket was taken within a lifetime. We know of no study that ties long lives here to the garden, the mountain paths or the table.',
  ],
  pillars: [
    {
      title: 'Mafate on Foot',
      description:
        'No road enters Mafate. Its hamlets are reached by paths over the passes, or by helicopter for supplies and emergencies, so a visit to the shop may begin with a climb.',
    },
    {
      title: 'Brèdes and Grains',
      description:
        'Brèdes, the leaves of chayote, pumpkin or moringa, are simmered with garlic and ginger. Beside them comes a ladle of grains, as pulses are called here: beans, peas or the small lentils of Cilaos.',
    },
    {
      title: 'Turmeric Cari',
      description:
        'The everyday stew starts from onion, garlic, thyme, tomato and local turmeric, then takes whatever meat or fish there is. Hot rougail comes on the side, a spoonful to each plate.',
    },
    {
      title: 'Maloya Evenings',
      description:
        'Sung and danced to a rolling drum, maloya came out of the plantations and was long frowned upon. It joined UNESCO’s list in 2009, and a kabar brings grandparents and teenagers into one circle.',
    },
    {
      title: 'Tisanes from the Yard',
      description:
        'Medicinal herbs, citrus and chillies grow around the Creole house, and herb tea is a living custom. It keeps company with the doctor’s advice and cannot stand in for it.',
    },
  ],
  implementationSteps: [
    'Cook a pot of lentils with thyme and turmeric, enough for two suppers, and put as many greens beside them.',
    'Use leaves you normally throw away, beet or radish tops, chopped and quickly fried with ginger.',
    'Do one errand this week entirely on foot, as though the road stopped at your door.',
    'Ask an older neighbour which herb teas they drink, and check with a pharmacist before combining any with medicines.',
    'Put on drum music after supper and dance for two songs with whoever is at home.',
  ],
  sources: [unLifeExpectancySource, requireOfficialFigureSource('reunion')],
  settings: ['island'],
  whereabouts: 'A volcanic island of the Indian Ocean, east of Madagascar and south-west of Mauritius.',
  locatorSheet: 'the western Indian Ocean',
};
