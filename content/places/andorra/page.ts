import { unLifeExpectancySource } from '../../figures/shared-life-expectancy-sources.ts';
import type { PlacePage } from '../../place-facts.ts';

export const andorra: PlacePage = {
  subtitle: 'Seven Pyrenean parishes, one hospital and a restless statistic',
  heroAlignment: 'center',
  stats: [
    {
      label: 'Life expectancy (years)',
      value: '84.0',
      icon: 'heart-pulse',
      evidence: 'official',
      note: 'UN estimate, 2023',
    },
    {
      label: 'The same series in 2020 (years)',
      value: '79.4',
      icon: 'activity',
      evidence: 'official',
      note: 'UN estimate for the first pandemic year',
    },
  ],
  mainTitle: 'A valley country without a railway',
  description: [
    'Two forks of the river Valira meet in Escaldes and leave Andorra to the south; nearly all the flat ground lies along them. The rest is pine, scree and high pasture, rising to Coma Pedrosa at a little over 2,940 metres. There is no airport and no railway. Everyone comes in by road from France or Spain, past ski lifts in winter and hikers in summer, into a main street of shops.',
    'The state is a medieval compromise still in use: its two heads are the Bishop of Urgell and the President of France. Catalan is the official language, though Spanish, Portuguese and French are heard in every queue, since much of the population came from elsewhere to work.',
    'Numbers this small move sharply. The UN series gives 84.1 years for 2019, 79.4 for 2020 and 84.0 for 2023, a drop and recovery set off by the pandemic and sharpened by a population of well under a hundred thousand. Migrants who come fit for work and may go home when old can also flatter the average. The level is high; a single year proves little.',
  ],
  pillars: [
    {
      title: 'Slopes for a Schoolyard',
      description:
        'Children learn to ski as part of school life, and the same lifts carry walkers to the lakes in July. Height difference is simply the shape of an afternoon out.',
    },
    {
      title: 'Hot Water in Escaldes',
      description:
        'The town takes its name from springs that come out of the rock too hot to touch. Wool was once washed in them; today a glass-roofed bath complex draws on the same source.',
    },
    {
      title: 'Madriu’s Stone Huts',
      description:
        'The Madriu-Perafita-Claror valley, on the World Heritage list since 2004, has shepherds’ cabins, dry walls and the remains of iron forges, but no road. People still reach it on foot.',
    },
    {
      title: 'Trinxat and Winter Greens',
      description:
        'Cabbage touched by frost is boiled with potato, mashed and fried crisp with garlic. With a bacon rasher it is supper; without one it is the older, poorer version.',
    },
    {
      title: 'Neighbours as Specialists',
      description:
        'Nostra Senyora de Meritxell is the one hospital, and residents needing rarer treatment are sent to Barcelona or Toulouse. Agreements with both neighbours extend a small system.',
    },
  ],
  implementationSteps: [
    'Plan a hill walk with a turn-back time, a warm layer and a friend, and keep the pace conversational.',
    'Boil a winter cabbage with two potatoes, crush them together and crisp the cake in a pan with garlic.',
    'Carry your shopping home on your back for one trip this week, choosing a light load to begin with.',
    'Take a warm bath before bed on a cold night, getting out slowly and skipping it if you feel faint.',
    'Learn a greeting in the language of a neighbour who moved here from abroad, and use it at the next meeting.',
  ],
  sources: [unLifeExpectancySource],
  settings: ['small-state'],
  whereabouts: 'High valleys of the eastern Pyrenees, between France and Spain, without a coast.',
  locatorSheet: 'the Pyrenees',
};
