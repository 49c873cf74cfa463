import { requireOfficialFigureSource } from '../../figures/official-figures.ts';
import { unLifeExpectancySource } from '../../figures/shared-life-expectancy-sources.ts';
import type { PlacePage } from '../../place-facts.ts';

export const monaco: PlacePage = {
  subtitle: 'Two square kilometres of cliff, lifts, sea air and great wealth',
  stats: [
    {
      label: 'Life expectancy (years)',
      value: '86.4',
      icon: 'heart-pulse',
      evidence: 'official',
      note: 'UN estimate, 2023; IMSEE, 2024: 87.0, nationals only',
    },
    {
      label: 'Monégasque nationals (years)',
      value: '87',
      icon: 'users',
      evidence: 'official',
      note: 'IMSEE, 2024; about a quarter of residents',
    },
  ],
  mainTitle: 'Who gets counted on the Rock',
  description: [
    'The principality is a strip of limestone cliff between the Maritime Alps and the sea, so steep that public lifts and escalators join one street to the next. You can cross it on foot in under an hour. Towers stand shoulder to shoulder, new land has been built out into the water, and the old town keeps to its rock above the harbour. Winters are mild, with the mountains acting as a windbreak.',
    'The UN estimate for 2023, 86.4 years, is the highest of all the hubs on this map. The national statistics institute, IMSEE, reports 87 years in 2024: 84 for men and 90 for women. Its report concerns Monégasque nationals, roughly a quarter of the people who live here, so the two numbers describe different groups.',
    'Neither is a recipe. Residence costs a fortune, and rich people live longer in most countries. Retirees who can afford to move may arrive in better health than those who cannot. Thousands of cleaners, cooks and nurses cross from France and Italy each morning, and their lives are counted there. Small populations add chance to all of this.',
  ],
  pillars: [
    {
      title: 'Lifts Between Levels',
      description:
        'Dozens of free public lifts and moving stairways make the cliff passable for a pushchair or a stiff knee. Old age here does not mean being stranded on one’s own terrace.',
    },
    {
      title: 'Hospital Round the Corner',
      description:
        'The Princess Grace Hospital stands within the principality, and no front door is more than a short ride from it. Specialist centres in Nice extend what is on hand.',
    },
    {
      title: 'Condamine Market',
      description:
        'Under the Rock, stalls have sold Ligurian and Provençal vegetables since 1880. Barbajuans, little fried parcels of chard and ricotta, are the national snack eaten at the counter.',
    },
    {
      title: 'Sea Swimming at Larvotto',
      description:
        'The public beach lies below the apartment blocks and regulars swim from early spring to late autumn. A morning dip is as much a meeting as an exercise.',
    },
    {
      title: 'The Wealth Question',
      description:
        'Money buys space, security and time here, and it also decides who may settle. Any reading of the local average has to begin with that filter.',
    },
  ],
  implementationSteps: [
    'List the errands you could do within fifteen minutes on foot, and do two of them that way this week.',
    'Cook chard with ricotta and a little Parmesan, wrapped in dough or spooned on toast, for a midweek lunch.',
    'If you swim in the sea, go with company, keep near the shore, and ask your doctor first about heart trouble.',
    'Write down the three numbers you would ring in a medical emergency and keep the card beside the telephone.',
    'Pick the stairs for one floor and the lift for the rest, adding a floor only when it feels easy.',
  ],
  sources: [unLifeExpectancySource, requireOfficialFigureSource('monaco')],
  settings: ['small-state'],
  whereabouts:
    'About two square kilometres of Mediterranean shore, with France on every landward side and Italy a short way up the coast.',
  locatorSheet: 'the Ligurian Sea and its coasts',
};
