import { requireOfficialFigureSource } from '../../figures/official-figures.ts';
import { unLifeExpectancySource } from '../../figures/shared-life-expectancy-sources.ts';
import type { PlacePage } from '../../place-facts.ts';
import { generalKnowledge } from '../../place-profile.ts';

export const uae: PlacePage = {
  subtitle: 'Seven emirates of desert, mangrove and glass, peopled mostly by newcomers',
  region: 'UAE',
  heroAlignment: 'center',
  stats: [
    {
      label: 'Life expectancy (years)',
      value: '78.7',
      icon: 'heart-pulse',
      evidence: 'founding',
      note: 'Original list, no known source; UN, 2023: 82.9; Federal Competitiveness and Statistics Centre, 2020: 79.9',
    },
    { label: 'Emirates in the federation', value: '7', icon: 'landmark', ...generalKnowledge },
  ],
  mainTitle: 'Dunes, mangroves and an unfinished count',
  description: [
    'Three figures compete for this page, and none sits easily. The United Nations has 82.9 years for 2023, after 76.3 for 2000; the federation’s own statistics centre gave 79.9 for 2020. The 78.7 on the first card is the original list’s, with no known source, more than four years below the first. A study of 2017 in PLoS ONE adds a caution about them all: over 80 per cent of the population are migrants, and across the Gulf mortality fell while numbers grew fast, which points to healthy people arriving.',
    'The ground itself is varied. Dunes run south into the Empty Quarter at Liwa; grey-green mangroves line the creeks of Abu Dhabi; in the east the Hajar mountains rise bare and brown to Jebel Jais. Al Ain waters its date palms through falaj channels, a method far older than the federation. Along the coast stand Dubai, Sharjah and Abu Dhabi, cities of towers, wide roads and indoor cool.',
    'The emirates joined together in 1971 and 1972, and most of what a visitor sees was built later. Clinics are modern and many, though a person’s insurance decides which door opens, and diabetes is widespread. Many foreigners leave when their work ends. How long-lived this society is will be known once more people have grown old in it.',
  ],
  pillars: [
    {
      title: 'Thirty Days in Dubai',
      description:
        'A city challenge begun in 2017 asks for thirty minutes of activity on thirty days each autumn. For one morning Sheikh Zayed Road is closed to cars and handed to runners.',
    },
    {
      title: 'Falaj and Date Palm',
      description:
        'In the oases of Al Ain shared channels lead groundwater to each garden by turns. The lanes beneath the palms are walled, shaded and quiet, the pleasantest walk in town.',
    },
    {
      title: 'Mall Miles',
      description:
        'In the hot months walkers circle the shopping centres before the shutters go up. The floor is level, the air cool and traffic absent, an answer to climate that other hot cities might borrow.',
    },
    {
      title: 'Kayaks among Mangroves',
      description:
        'The tidal creeks of Abu Dhabi can be paddled between grey mangroves, herons and crabs. Winter mornings are the season; in July the water gives no relief.',
    },
    {
      title: 'Kerala to Levant Kitchens',
      description:
        'Dal, grilled fish, flatbread, fattoush and Filipino broths are sold within one street. Good cheap food is plentiful, and so are sweet tea and fried snacks.',
    },
  ],
  implementationSteps: [
    'Promise yourself half an hour of movement on seven days running, mark each on paper, and choose gentle forms for hot ones.',
    'In foul weather walk laps indoors, in an arcade or station hall, before the crowd arrives.',
    'Take tea or coffee with half the sugar for a week, and see on the eighth day whether you miss it.',
    'Paddle only with a buoyancy aid, a companion and the tide table, and turn for home before you tire.',
    'Learn one dish from a colleague or neighbour born in another country, and cook it together.',
  ],
  sources: [
    unLifeExpectancySource,
    {
      title: 'Migration and falling mortality in the Gulf states, the Emirates among them',
      publisher: 'Chaabna, Cheema & Mamtani, PLoS ONE 12(6)',
      year: 2017,
      url: 'https://doi.org/10.1371/journal.pone.0179711',
    },
    requireOfficialFigureSource('uae'),
  ],
  whereabouts: 'Seven emirates along the southern shore of the Gulf, with a short coast on the Gulf of Oman.',
  locatorSheet: 'the United Arab Emirates',
};
