import { requireOfficialFigureSource } from '../../figures/official-figures.ts';
import { unLifeExpectancySource } from '../../figures/shared-life-expectancy-sources.ts';
import type { PlacePage } from '../../place-facts.ts';

export const southKorea: PlacePage = {
  subtitle: 'Mountains behind every city, vegetables beside every bowl of rice',
  heroAlignment: 'center',
  stats: [
    {
      label: 'Life expectancy (years)',
      value: '83.6',
      icon: 'heart-pulse',
      evidence: 'founding',
      note: 'Original list, no known source; UN, 2023: 84.3; Statistics Korea, 2023: 83.5',
    },
    {
      label: 'Life expectancy, women (years)',
      value: '86.4',
      icon: 'users',
      evidence: 'official',
      note: 'Statistics Korea, 2023',
    },
  ],
  mainTitle: 'Eight years gained since 2000',
  description: [
    'About seventy per cent of South Korea is mountain, none of it very high and little of it far from a town. Granite ridges look down on Seoul, and on Saturday mornings the trains to Bukhansan carry hikers in bright jackets, a good many of them retired. The peninsula has four decided seasons: dry, frozen winters, blossom in April, a monsoon in July and long blue autumns.',
    'According to the United Nations, life expectancy rose from 76.2 years in 2000 to 84.3 in 2023. Statistics Korea counts less, 83.5 for the same year, 80.6 for men and 86.4 for women; the 83.6 on the first card is the original list’s, with no known source. Health insurance reached the whole population in 1989, and regular check-ups are part of the bargain.',
    'The same decades left marks. Poverty among old people and suicide are both high by the standards of rich countries, working hours have been long, and births are now very few. The kimchi jar is often given the credit for Korean health, though pickles and soups also bring a good deal of salt. No single food explains a change this quick.',
  ],
  pillars: [
    {
      title: 'Banchan Table',
      description:
        'Small shared dishes of spinach, bean sprouts, radish, bracken and tofu surround the rice. Nobody counts vegetables, because a meal without several of them would look unfinished.',
    },
    {
      title: 'Kimjang in November',
      description:
        'Families and neighbours salt and season cabbages together for the winter, a custom on UNESCO’s list since 2013. The work fills a weekend, and everyone goes home with a share.',
    },
    {
      title: 'Granite Weekends',
      description:
        'Bukhansan National Park begins where the apartment blocks of Seoul end. Hikers unpack gimbap on the summit rocks and press half of it on strangers, company being much of the reason to go.',
    },
    {
      title: 'The Village Gyeongnodang',
      description:
        'Nearly every village and apartment complex keeps a hall for its older residents. They cook lunch there, play hwatu cards and notice quickly when somebody has not come.',
    },
    {
      title: 'Check-ups by Letter',
      description:
        'The national insurer invites adults to a health examination, for most people every second year. Blood pressure, blood sugar and some cancers are looked for before anybody feels ill.',
    },
    {
      title: 'Haenyeo of Jeju',
      description:
        'Women of Jeju dive for abalone and seaweed without air tanks, some of them past seventy. It is skilled and dangerous work, to be admired from the shore by anyone not raised in it.',
    },
  ],
  implementationSteps: [
    'Put three vegetable side dishes on the table tonight, each no larger than a teacup: one raw, one blanched, one fermented.',
    'Taste the soup before salting it and leave some broth in the bowl, since this kitchen can be heavy on salt.',
    'Look up when your blood pressure was last measured, and book the check-up if nobody in the house remembers.',
    'Invite a friend up the nearest hill with something to share at the top, and turn back if dizziness or chest pain comes on.',
    'Make a jar of pickled cabbage or radish with someone older who knows how it should taste.',
  ],
  sources: [unLifeExpectancySource, requireOfficialFigureSource('south-korea')],
  whereabouts: 'The southern half of the Korean peninsula, between the Yellow Sea and the East Sea, or Sea of Japan.',
};
