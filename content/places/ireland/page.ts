import { requireOfficialFigureSource } from '../../figures/official-figures.ts';
import { unLifeExpectancySource } from '../../figures/shared-life-expectancy-sources.ts';
import type { PlacePage } from '../../place-facts.ts';
import { generalKnowledge } from '../../place-profile.ts';

export const ireland: PlacePage = {
  subtitle: 'Soft rain, parish pitches and the first smoke-free pubs of any country',
  heroAlignment: 'center',
  stats: [
    {
      label: 'Life expectancy (years)',
      value: '82.4',
      icon: 'heart-pulse',
      evidence: 'official',
      note: 'UN estimate, 2023; Eurostat, 2022: 82.6',
    },
    { label: 'Workplace smoking ban', value: '2004', icon: 'leaf', ...generalKnowledge },
  ],
  mainTitle: 'Nearly six years gained, then a pause',
  description: [
    'Rain drifts in from the Atlantic over a coast broken into bays, and the middle of the island is flat: pasture, lakes and brown bog, ringed by worn mountains. Nowhere is far from the sea. The Gulf Stream keeps winters green and summers cool, and the weather changes often enough to serve as an opening line with any stranger.',
    'Ireland was poor within the memory of its pensioners, and generations left by boat. Since then motorways, universities and multinational firms have remade it, and people now arrive from Poland, Brazil and India. The parish persists underneath: a church, a school, a pub, a pitch, and a funeral that the whole district attends.',
    'UN estimates put life expectancy at 76.5 years in 2000 and 82.4 in 2023, with the whole gain made by 2019; Eurostat gives 82.6 for 2022. A young population and better heart care are often mentioned among the reasons; we cite no study that weighs them. Public and private patients wait unequal times for treatment, alcohol does its share of harm, and the countryside can be lonely for anyone who stops driving.',
  ],
  pillars: [
    {
      title: 'The Parish Club',
      description:
        'Gaelic football, hurling and camogie are amateur games organised by parish, down to the under-sixes. Those who no longer play line the pitch, sell the tickets, wash the jerseys and drive the minibus.',
    },
    {
      title: 'Smoke-Free Since 2004',
      description:
        'In March of that year Ireland became the first country to ban smoking in every workplace, pubs included. Doubters expected revolt and got people chatting on the pavement.',
    },
    {
      title: 'Porridge and Dulse',
      description:
        'Oats suit the damp fields and remain a normal breakfast. On western and northern shores dulse and carrageen moss are gathered at low tide, chewed as a snack or set into pudding.',
    },
    {
      title: 'Sheds for Men',
      description:
        'Community workshops called Men’s Sheds give retired farmers, joiners and clerks a bench, a kettle and a reason to turn up. Talk about health comes sideways, over the sanding.',
    },
    {
      title: 'Bathing in All Weathers',
      description:
        'At the Forty Foot in Dublin Bay and at slipways round the coast, swimmers of all ages go in through the year. Flasks, woolly hats and company count as equipment.',
    },
    {
      title: 'TILDA’s Long Watch',
      description:
        'The Irish Longitudinal Study on Ageing at Trinity College Dublin returns to the same people over fifty every few years, asking about hearts, money, friendship and falls.',
    },
  ],
  implementationSteps: [
    'Cook steel-cut oats slowly on a free morning and top them with berries instead of brown sugar.',
    'Stand on the sideline of a local amateur match and offer to help with one small job afterwards.',
    'Make your home and car smoke-free from today, and tell visitors so kindly at the door.',
    'Try cool water only with experienced bathers, briefly, never alone, and after medical advice if your heart or blood pressure is uncertain.',
    'Knock on the door of a neighbour who no longer drives and ask what you can bring from town.',
  ],
  sources: [unLifeExpectancySource, requireOfficialFigureSource('ireland')],
  settings: ['island'],
  whereabouts: 'The greater part of the island of Ireland, in the Atlantic west of Great Britain.',
};
