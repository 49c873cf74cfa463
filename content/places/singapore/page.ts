import { requireOfficialFigureSource } from '../../figures/official-figures.ts';
import { unLifeExpectancySource } from '../../figures/shared-life-expectancy-sources.ts';
import type { PlacePage } from '../../place-facts.ts';

export const singapore: PlacePage = {
  subtitle: 'An equatorial city that plans its citizens’ steps and drinks',
  stats: [
    {
      label: 'Life expectancy (years)',
      value: '83.6',
      icon: 'heart-pulse',
      evidence: 'founding',
      note: 'Original list, no known source; UN, 2023: 83.7; Department of Statistics, 2023: 83.2',
    },
    {
      label: 'Life expectancy in 2000 (years)',
      value: '77.8',
      icon: 'calendar',
      evidence: 'official',
      note: 'UN estimate, 2000',
    },
  ],
  mainTitle: 'Long life as a planning brief',
  description: [
    'Step off the train at Toa Payoh or Bedok and the plan is in plain view: a sheltered walkway from the station, a market, a clinic, a cooked-food centre, and tall blocks whose ground floors are left open for weddings, chess and shade. Most residents live in public flats like these. The island lies just north of the equator, hot and wet all year, and green with trees that were put there on purpose.',
    'In the UN series the average grew from 77.8 years in 2000 to 83.7 in 2023. The Department of Statistics first gave 83.0 for that year and later 83.2, for residents; the 83.6 on the first card is the original list’s, with no known source. In 2023 the writer Dan Buettner named Singapore a “Blue Zone 2.0”, for policy and not for tradition. It is a journalist’s label, and no demographic validation stands behind it.',
    'Nudges have their price. Cars are rationed by costly certificates, drinks are graded for sugar, and the state stands close to daily life; what some call care, others call supervision. Wealth and good hospitals belong in the account as well, and so does a foreign workforce that is young and rarely grows old on the island.',
  ],
  pillars: [
    {
      title: 'Void Deck Mornings',
      description:
        'The open ground floor of a housing block is where pensioners play checkers, queue for health screening and pause on the way to market. Nobody has to be invited.',
    },
    {
      title: 'Nutri-Grade Labels',
      description:
        'Drinks are marked A to D for sugar and saturated fat, and the lowest grade may not be advertised. Makers changed recipes, which helps even those who never read the label.',
    },
    {
      title: 'Hawker Centre Choices',
      description:
        'Cooked-food halls, whose culture joined UNESCO’s list in 2020, feed people of every income. Sliced-fish soup shares the roof with char kway teow and its lard, so the diner still decides.',
    },
    {
      title: 'Park Connectors',
      description:
        'Green paths tie parks, reservoirs and housing estates into one network. After dusk, when the air is bearable, they fill with joggers, folding bicycles and grandparents behind prams.',
    },
    {
      title: 'Certificates for Cars',
      description:
        'A car needs a permit bought at auction, so most trips go by train, bus and foot. The walk at either end of the ride becomes exercise that nobody scheduled.',
    },
  ],
  implementationSteps: [
    'Compare the sugar printed on three drinks you often buy, and keep the lowest of them.',
    'Order or cook noodles in clear soup this week, with double the leaves and the sauce on the side.',
    'Draw the greenest route from your home to a shop, and walk it after sunset if the day is hot.',
    'Set up a draughts board in the entrance, yard or hall of your building, and play whoever stops.',
    'Hand the car keys to someone else for one working day and note which trips truly needed them.',
  ],
  sources: [
    unLifeExpectancySource,
    {
      title: 'How Singapore came to be called a “Blue Zone 2.0”',
      publisher: 'South China Morning Post',
      year: 2024,
      url: 'https://www.scmp.com/lifestyle/health-wellness/article/3272606/how-singapore-became-blue-zone-20-engineering-20-year-increase-lifespans',
    },
    requireOfficialFigureSource('singapore'),
  ],
  settings: ['small-state', 'island'],
  whereabouts:
    'Islands off the southern tip of the Malay Peninsula, a little more than one degree north of the equator.',
  locatorSheet: 'the Malay Peninsula and Sumatra',
};
