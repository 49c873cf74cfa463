import type { MethodologySection } from './methodology-types.ts';

/** How the figures may be read, and what stands against them. */
export const limitSections: readonly MethodologySection[] = [
  {
    id: 'life-expectancy',
    title: 'What life expectancy says',
    blocks: [
      {
        kind: 'text',
        text: 'Life expectancy at birth in 2023 is no forecast for a child born in 2023. It imagines a person who passes through every age under the death rates of that one year, and gives the average age such people would reach. Demographers call this period life expectancy. A hard year pulls it down and the next can lift it again: the UN series for Andorra reads 84.1 for 2019, 79.4 for 2020 and 84.0 for 2023.[^owid]',
      },
      {
        kind: 'text',
        text: '[Every country and year](/life-expectancy) is on a map, from the United Nations’ World Population Prospects 2024.[^wpp] Figures at birth are the UN’s, rounded to a tenth; those up to 2023 are estimates and carry no interval in that source, those after it the median of a projection with its 80 and 95 percent intervals, which is no forecast. Years left at 65 and 80, and the chance to reach 65 or 90, are calculated by this site from the UN’s death rates of five years together, by Chiang’s abridged life table with the shares of Coale and Demeny below five and halves above.[^preston] Such a table differs from the mean of the UN’s yearly figures by 0.04 years at the median and 0.34 at the 95th percentile; where it is more than half a year, as in a war or a famine, the country’s page says so. Places that differ by less than half a year share a group of ranks. [What is known of the blue zones](/blue-zones-evidence) has a page of its own.',
      },
      {
        kind: 'text',
        text: 'An average also covers what lies inside it. In 2016–2018 boys born on Sydney’s north shore could expect about 85 years, boys in the outer west about 79.5.[^sydney] And years are counted whether healthy or not: among 71 islanders of Ikaria aged 90 and over, 70% had high blood pressure and two thirds at least one chronic disease.[^ikaria-oldest]',
      },
    ],
  },
  {
    id: 'two-figures',
    title: 'Two offices, two figures',
    blocks: [
      {
        kind: 'text',
        text: 'The United Nations model what countries report, and statistics offices publish what they count. The two can differ by years. For French Polynesia in 2022 the UN say 83.9;[^owid] the territory’s own institute says 79.0 for women and 74.9 for men.[^ispf] For Réunion in 2021 the UN say 81.5; Insee says 83.4 for women and 76.7 for men.[^insee]',
      },
      {
        kind: 'text',
        text: 'For 2023 they are closer elsewhere, but still differ: Canada 82.6 and 81.7,[^canada] Singapore 83.7 and 83.2, first published as 83.0,[^singapore] Liechtenstein 83.6 and 84.6. The United States are put at 79.3 by the UN, in an estimate made before the deaths were all in; the final count says 78.4.[^united-states] The profiles name both if we could read the office’s own figure.',
      },
      {
        kind: 'text',
        text: 'The original list’s life expectancies fit neither everywhere. Nine of the twelve differ from the UN figure for 2023. No source is known for any of them, and the profiles say so under the number, with the UN’s figure and the office’s beside it. South Korea’s own office[^statistics-korea] and the OECD[^oecd] give two of the further figures.',
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
        text: 'Where few people live, few die in a year, and chance decides a good part of the figure. Liechtenstein’s Office of Statistics, which counts 84.6 for 2023, warns that chance moves its figure from year to year and that the long tendency matters more.[^liechtenstein] Andorra’s swings were shown above. Vatican City has under a thousand residents and almost no births, so that its 83.0 years come out of a model and not out of a count; that last remark is general knowledge, without a source to cite. Monaco’s institute reports on the Monégasque nationals, roughly a quarter of the residents.[^imsee]',
      },
    ],
  },
  {
    id: 'gulf',
    title: 'Healthy migrants in the Gulf',
    blocks: [
      {
        kind: 'text',
        text: 'In Qatar and the United Arab Emirates over 80% of the people are migrants, mostly young and screened for health before they come. Researchers call the result the healthy migrant effect: it lowers the death rates that are measured and flatters the national figure.[^gulf] The scores of both countries on this map carry that effect.',
      },
    ],
  },
  {
    id: 'programmes',
    title: 'Communities with a programme',
    blocks: [
      {
        kind: 'text',
        text: 'Seventeen hubs are American communities that took up, in whole or in part, a health programme run under the name Blue Zones Project. That is a decision, made by people there, to make healthy habits easier. It is no proof that anyone lives longer, and the programme’s own figures are marked as its own. For Albert Lea it reports 2.9 years added to lives and calls the number projected; an older page of its said 3.1.[^albert-lea] It tells of the county rising from 68th to 34th in Minnesota; the 68th is the rank of 2011, the lowest of those years: the local newspaper has it 61st of 85 in 2010,[^freeborn] and 34th of 87 in 2018.[^freeborn-2018] In Brevard a reporter who followed three million dollars found real benefits together with exaggerated claims.[^brevard]',
      },
      {
        kind: 'text',
        text: 'For five hubs we found no link to the programme: Kauaʻi, Vermont, Wisconsin Rapids, Worthington and Killeen. Their original scores stand, with that said. Rankings deserve care as well: when Worthington’s county leapt from 44th to 9th in Minnesota within a year, its health officials put it down to changed questions.[^nobles]',
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
        text: 'Four hubs of this map are on the blue-zone researchers’ own list: Okinawa, Sardinia, Ikaria and Nicoya.[^letter] Whether the ages behind the idea can be trusted is argued over, by people who know the records.',
      },
      {
        kind: 'sides',
        sides: [
          {
            title: 'The doubt',
            paragraphs: [
              'Saul Newman finds that records of extreme age cluster where there is poverty, where birth certificates are missing, and where a pension may go on being paid for the dead. His work won an Ig Nobel Prize in 2024.[^newman] If he is right, part of what looks like long life is a mistake on paper.',
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
        text: 'Michel Poulain, who helped to draw the first zone, is between the two. With Anne Herm he sees two populations in Okinawa: those born before the Second World War die very late, those born after it earlier than other Japanese. The paper names wrong ages among some of the oldest as one plausible factor and asks for deeper validation.[^poulain] Okinawa’s family registers were destroyed in the war and rebuilt; in 2011 he called that a possible source of error, without proof that it was one.[^koseki]',
      },
      { kind: 'heading', text: 'Zones fade' },
      {
        kind: 'text',
        text: 'One thing is less disputed. Nicoyan men born in 1905 had a mortality 33% below other Costa Ricans; those born in 1945 had one 10% above. Those born before 1930 who still live keep the advantage. Luis Rosero-Bixby concludes that such hotspots are probably transient.[^nicoya] Okinawan men ranked 43rd of 47 prefectures in 2020, at 80.73 years.[^prefectures] A blue zone is a generation in a place, more than a place.',
      },
      {
        kind: 'text',
        text: 'Loma Linda is a different case. It rests on a cohort of Seventh-day Adventists across California,[^adventists] a solid study of people who share a faith and its habits, and it is not on that list. The map counts it as a cohort.',
      },
      {
        kind: 'text',
        text: 'This site takes no side. It keeps the names because the question is open and the places are worth reading about. Each profile names the doubts that concern it.',
      },
    ],
  },
];
