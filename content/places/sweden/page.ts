import { requireOfficialFigureSource } from '../../figures/official-figures.ts';
import type { PlacePage } from '../../place-facts.ts';

export const sweden: PlacePage = {
  subtitle: 'The country with the longest unbroken record of how long people live',
  stats: [
    {
      label: 'Life expectancy (years)',
      value: '83.3',
      icon: 'heart-pulse',
      evidence: 'official',
      note: 'UN estimate, 2023; original list the same, no known source; Eurostat, 2023: 83.4',
    },
    {
      label: 'Life expectancy in 1751 (years)',
      value: '38.4',
      icon: 'calendar',
      evidence: 'official',
      note: 'Human Mortality Database via Our World in Data',
    },
  ],
  mainTitle: 'Counted since 1751',
  description: [
    'In the eighteenth century Swedish parish priests were told to report every birth and death to Stockholm, and they did. That is why we know that life expectancy was 38.4 years in 1751, and that in 1773, a year of hunger and epidemics, it sank to eighteen. Read forward, the same unbroken series climbs through vaccination, potatoes, schooling, sewers and pensions to 79.7 in 2000 and 83.3 in 2023, for which Eurostat gives 83.4.',
    'The land behind those numbers is long and mostly trees. Scania in the south could be Denmark, with beech and rape fields; the railway journey from there to Kiruna, above the Arctic Circle, takes the better part of a day and a night. Lakes lie everywhere. In June evenings hardly darken, and in December the far north does without the sun.',
    'Good books do not make a paradise. Education and income still divide how long Swedes live, the pandemic year of 2020 pulled the average down to 82.4, and loneliness is a frequent worry where so many have a flat to themselves. The strength of this place is that such things are written down and can be checked.',
  ],
  pillars: [
    {
      title: 'Roaming by Right',
      description:
        'Allemansrätten, the right of public access, lets anybody walk, ski, camp for a night and pick berries on land that others own, provided nothing is disturbed or destroyed. Forest belongs to the week.',
    },
    {
      title: 'Fika at Three',
      description:
        'Colleagues stop together for coffee and something small to eat, the director beside the apprentice. The cinnamon bun gets the fame; the regular break does the social work.',
    },
    {
      title: 'Vision Zero Roads',
      description:
        'In 1997 parliament adopted the aim that no one should be killed or seriously hurt in traffic. Engineers answer with barriers, roundabouts and lower speeds in place of blame.',
    },
    {
      title: 'Keyhole on the Packet',
      description:
        'A green keyhole, introduced in 1989, marks foods with more wholegrain or less salt, sugar and saturated fat within their group. A shopper can use it in a second.',
    },
    {
      title: 'Light Against the Dark',
      description:
        'Candles in windows, midday walks, sauna and ski tracks lit by lamps carry people through winter. Midsummer, with herring, new potatoes and dancing, repays the debt.',
    },
    {
      title: 'Fathers at Home',
      description:
        'Parental leave has been open to both parents since 1974, with months later reserved for each. Prams pushed by fathers in the daytime are an unremarkable sight in every town.',
    },
  ],
  implementationSteps: [
    'Go outdoors at midday on four days this week, even under grey cloud, and stay for twenty minutes.',
    'Call a daily coffee break at a fixed hour and invite the person who usually works straight through.',
    'Compare two loaves by their labels, buy the one with more fibre and less salt, and taste the difference.',
    'Pick or buy frozen bilberries or lingonberries and spoon them over porridge, gathering only those you can name.',
    'Write a page of family history with birth and death years, and note what each generation had to survive.',
    'Drive ten kilometres an hour slower past homes and schools, and allow the extra minutes when you set out.',
  ],
  sources: [
    {
      title: 'Life expectancy at birth, 2023, and the Swedish series from 1751',
      publisher:
        'UN World Population Prospects 2024 and Human Mortality Database 2025, via Our World in Data (CC BY 4.0)',
      year: 2025,
      url: 'https://ourworldindata.org/grapher/life-expectancy-hmd-unwpp',
    },
    requireOfficialFigureSource('sweden'),
  ],
  whereabouts: 'The eastern side of the Scandinavian peninsula, along the Baltic and the Gulf of Bothnia.',
};
