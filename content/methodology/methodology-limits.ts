import type { MethodologySection } from './methodology-types.ts';

/** Explains how to read the figures, and their limits. */
export const limitationSections: readonly MethodologySection[] = [
  {
    id: 'life-expectancy',
    title: 'What life expectancy says',
    blocks: [
      {
        kind: 'text',
        text: 'Life expectancy at birth in 2023 is not a forecast for a child born then. It takes the death rates of that one year at every age, and gives the average age people would reach under them. Demographers call this period life expectancy. A bad year lowers it and the next can raise it again: the UN series for Andorra says 84.1 for 2019, 79.4 for 2020 and 84.0 for 2023.[^owid]',
      },
      {
        kind: 'text',
        text: 'An average hides differences within a place. In 2016–2018 boys born on Sydney’s north shore could expect about 85 years, boys in the outer west about 79.5.[^sydney] It also counts all years, healthy or not: among 71 islanders of Ikaria aged 90 and over, 70% had high blood pressure and two thirds at least one chronic disease.[^ikaria-oldest]',
      },
      {
        kind: 'text',
        text: 'A map shows [every country and year](/life-expectancy), from the United Nations’ World Population Prospects 2024:[^wpp]',
      },
      {
        kind: 'list',
        items: [
          'Figures at birth are the UN’s, rounded to a tenth. Those up to 2023 are estimates without an interval in that source. Those after 2023 are the median of a projection, with its 80 and 95 percent intervals, and not a forecast.',
          'We calculate years left at 65 and 80, and the chance to reach 65 or 90, from the UN’s death rates of five years together, by Chiang’s abridged life table, with the shares of Coale and Demeny below age five and halves above.[^preston]',
          'Such a table differs from the mean of the UN’s yearly figures by 0.04 years at the median and 0.34 at the 95th percentile. Where it differs by more than half a year, as in a war or a famine, the country’s page says so.',
          'Places that differ by less than half a year share a group of ranks.',
        ],
      },
    ],
  },
  {
    id: 'two-figures',
    title: 'Two offices, two figures',
    blocks: [
      {
        kind: 'text',
        text: 'The United Nations build a model from what countries report; statistics offices publish what they count. The two can differ by years:',
      },
      {
        kind: 'list',
        items: [
          'French Polynesia, 2022: UN 83.9;[^owid] the territory’s own institute 79.0 for women and 74.9 for men.[^ispf]',
          'Réunion, 2021: UN 81.5; Insee 83.4 for women and 76.7 for men.[^insee]',
          'United States, 2023: UN 79.3, an estimate made before all deaths were counted; the final count is 78.4.[^united-states]',
          'Liechtenstein, 2023: UN 83.6; its office 84.6.[^liechtenstein]',
        ],
      },
      {
        kind: 'text',
        text: 'These life expectancies of the original list differ from the UN’s too. Their profiles say so below the number. Four of the further figures come from the offices of South Korea,[^statistics-korea] Canada[^canada] and Singapore (first published as 83.0)[^singapore] and from the OECD.[^oecd]',
      },
      { kind: 'figure', figure: 'differing-figures' },
    ],
  },
  {
    id: 'small-numbers',
    title: 'Small numbers',
    blocks: [
      {
        kind: 'text',
        text: 'Where few people live, few die in a year, so chance has a large effect on the figure. Liechtenstein’s Office of Statistics warns of this and says that the long-term trend matters more.[^liechtenstein] Vatican City has fewer than a thousand residents and almost no births, so its 83.0 years come from a model and not from a count. (General knowledge; we have no source for it.) Monaco’s institute reports on the Monégasque nationals, roughly a quarter of the residents.[^imsee]',
      },
    ],
  },
  {
    id: 'gulf',
    title: 'Healthy migrants in the Gulf',
    blocks: [
      {
        kind: 'text',
        text: 'In Qatar and the United Arab Emirates over 80% of the people are migrants, mostly young and screened for health before they come. This “healthy migrant effect” lowers the measured death rates,[^gulf] so the scores of both countries look better.',
      },
    ],
  },
  {
    id: 'programmes',
    title: 'Communities with a programme',
    blocks: [
      {
        kind: 'text',
        text: 'Seventeen hubs are American communities that took up, in whole or in part, a health programme called Blue Zones Project. That does not prove that anyone lives longer, and we mark the programme’s own figures as its own.',
      },
      {
        kind: 'list',
        items: [
          'Albert Lea: the programme reports 2.9 years added to lives and calls the number projected; an older page of it said 3.1.[^albert-lea] It says that the county rose from 68th to 34th in Minnesota. The 68th is the rank of 2011, the lowest of those years: the local newspaper has it 61st of 85 in 2010,[^freeborn] and 34th of 87 in 2018.[^freeborn-2018]',
          'Brevard: a reporter who followed three million dollars found real benefits together with exaggerated claims.[^brevard]',
          'Worthington: its county rose from 44th to 9th in Minnesota within a year, but its health officials said that the questions had changed.[^nobles]',
          'For five hubs we found no link to the programme: Worthington, Kauaʻi, Vermont, Wisconsin Rapids and Killeen. We keep their original scores and say so.',
        ],
      },
      {
        kind: 'text',
        text: '“Blue Zones” is a trademark, and this site has no tie to its owner. Lake County is the one in California, Naples the one in Florida, Spencer the one in Iowa.',
      },
    ],
  },
  {
    id: 'dispute',
    title: 'The dispute over blue zones',
    blocks: [
      {
        kind: 'text',
        text: 'Experts who know the records disagree on whether the ages behind the idea can be trusted. This site takes no side: it keeps the names because the question is open. Four hubs are on the researchers’ own list: Okinawa, Sardinia, Ikaria and Nicoya.[^letter] Each profile names the doubts that concern it, and [the evidence](/blue-zones-evidence) has a page of its own.',
      },
      {
        kind: 'sides',
        sides: [
          {
            title: 'The doubt',
            paragraphs: [
              'Saul Newman finds that records of extreme age cluster where there is poverty, where birth certificates are missing, and where pensions may still be paid for people who have died. His work won an Ig Nobel Prize in 2024.[^newman]',
            ],
          },
          {
            title: 'The defence',
            paragraphs: [
              'Steven Austad and Giovanni Pes answer that the ages in the original zones were validated against records, by the standards of their field.[^austad] In Villagrande Strisaili, Sardinia, an age-validation exercise ruled out exaggeration among the men.[^villagrande]',
            ],
          },
        ],
      },
      {
        kind: 'text',
        text: 'Michel Poulain, who helped to draw the first zone, is between the two. With Anne Herm he sees two populations in Okinawa: those born before the Second World War die very late, those born after it earlier than other Japanese. They name wrong ages among some of the oldest as one plausible factor and ask for deeper validation.[^poulain] Okinawa’s family registers were destroyed in the war and rebuilt; in 2011 he called that a possible source of error, without proof that it was one.[^koseki]',
      },
      { kind: 'heading', text: 'Zones fade' },
      {
        kind: 'text',
        text: 'One thing is less disputed: a blue zone is a generation in a place rather than a place. The mortality of Nicoyan men born in 1905 was 33% below that of other Costa Ricans; for those born in 1945 it was 10% above. Those born before 1930 who are still alive keep the advantage. Luis Rosero-Bixby concludes that such hotspots are probably transient.[^nicoya] Okinawan men ranked 43rd of 47 prefectures in 2020, at 80.73 years.[^prefectures]',
      },
      {
        kind: 'text',
        text: 'Loma Linda is not on the researchers’ list. Its case is a solid study of Seventh-day Adventists across California,[^adventists] people who share a faith and its habits. The map counts it as a cohort.',
      },
    ],
  },
];
