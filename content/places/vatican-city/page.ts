import { unLifeExpectancySource } from '../../figures/shared-life-expectancy-sources.ts';
import type { PlacePage } from '../../place-facts.ts';

export const vaticanCity: PlacePage = {
  subtitle: 'Forty-four hectares where a life expectancy can only be modelled',
  stats: [
    {
      label: 'Life expectancy (years)',
      value: '83.0',
      icon: 'heart-pulse',
      evidence: 'official',
      note: 'UN estimate, 2023; a model output',
    },
    { label: 'Area (hectares)', value: '44', icon: 'landmark', evidence: 'general', note: 'General knowledge' },
  ],
  mainTitle: 'A state too small for statistics',
  description: [
    'High brick walls enclose most of the Vatican’s hill on the west bank of the Tiber. Inside are a basilica, a palace with its museums, a small railway station, a post office, a pharmacy and a heliport. About half the ground is garden, with umbrella pines, fountains and clipped box. By day the square and the galleries fill with pilgrims and visitors; after closing time footsteps carry.',
    'Citizenship follows office. Cardinals, diplomats, Swiss Guards and a few families hold it while they serve and usually give it up afterwards. Most of those who work here live in Rome and go home in the evening. There is no maternity ward.',
    'With fewer than a thousand residents and almost no births, no one can observe a life expectancy at birth. The UN gives 83.0 years for 2023 and 79.3 for 2000, and those values should be read as a calculation for a population of this sort. The young guards are picked for fitness and the old clergy have survived to reach high office. What can fairly be taken from the place is its daily rhythm.',
  ],
  pillars: [
    {
      title: 'Bells and Hours',
      description:
        'Prayer divides the clergy’s day at fixed points from morning lauds to night compline. Meals, work and silence arrive at known times, and evenings end early.',
    },
    {
      title: 'Pontifical Gardens',
      description:
        'Paths climb past grottoes, rose beds and a stretch of ninth-century wall. Popes have walked here for their health, and one corner grows vegetables for the kitchen.',
    },
    {
      title: 'Communal Tables',
      description:
        'Residents of the guest house of Santa Marta and of the religious houses eat together in a refectory. Conversation comes with the soup, and few dine alone.',
    },
    {
      title: 'The Brothers’ Pharmacy',
      description:
        'The Brothers Hospitallers of St John of God keep the state’s chemist shop, which serves neighbours from Rome as well. Hospitals lie outside the walls, the nearest of them towards the Tiber.',
    },
    {
      title: 'Work Without Retirement',
      description:
        'Many clergy keep reading, teaching and hearing confessions well into their eighties. A role carries on when strength declines, trimmed to what its holder can still manage.',
    },
  ],
  implementationSteps: [
    'Fix three anchor points for your day, on waking, at noon and at nightfall, and pause for two quiet minutes at each.',
    'Walk the same garden or park loop four times this week and note one thing that changed.',
    'Set a second place at a plain meal of soup, bread and fruit, and ask somebody who dines by themselves.',
    'Set an hour after which no screen is lit, and read on paper until you are sleepy.',
    'Offer an older colleague or relative a task that uses what they know, cut to a size they enjoy.',
  ],
  sources: [unLifeExpectancySource],
  settings: ['small-state'],
  whereabouts: 'A walled hill on the west bank of the Tiber, with the city of Rome on every side.',
  locatorSheet: 'Italy',
  lifeLine: {
    population: 'Vatican City',
    scope: 'place',
    region: null,
    values: [65.9, 69.2, 71.5, 74.1, 76.9, 79.3, 81.5, 83.0, 83.0],
  },
};
