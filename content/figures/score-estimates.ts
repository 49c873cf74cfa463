/** The life expectancy from which a missing SLI was estimated. */
interface SliEstimate {
  readonly hubId: string;
  /** Years at birth, both sexes: the figure that went into the line, which the origin names. */
  readonly lifeExpectancyYears: number;
  readonly origin: string;
}

const unitedNations = 'UN estimate, 2023';
export const foundingList = 'Founding list, no source known';

/** The 19 hubs whose SLI is 0.86 + 0.02 × (life expectancy − 82), rounded to two decimals. */
export const sliEstimates: readonly SliEstimate[] = [
  { hubId: 'madrid', lifeExpectancyYears: 86.1, origin: 'Eurostat, region, 2023' },
  { hubId: 'portugal', lifeExpectancyYears: 82.4, origin: unitedNations },
  { hubId: 'andorra', lifeExpectancyYears: 84.0, origin: unitedNations },
  { hubId: 'malta', lifeExpectancyYears: 83.3, origin: unitedNations },
  { hubId: 'vatican-city', lifeExpectancyYears: 83.0, origin: unitedNations },
  { hubId: 'san-marino', lifeExpectancyYears: 85.7, origin: unitedNations },
  { hubId: 'switzerland', lifeExpectancyYears: 84.0, origin: unitedNations },
  { hubId: 'liechtenstein', lifeExpectancyYears: 83.6, origin: unitedNations },
  { hubId: 'luxembourg', lifeExpectancyYears: 82.2, origin: unitedNations },
  { hubId: 'ireland', lifeExpectancyYears: 82.4, origin: unitedNations },
  { hubId: 'sweden', lifeExpectancyYears: 83.3, origin: 'UN estimate, 2023; founding list the same' },
  { hubId: 'norway', lifeExpectancyYears: 83.3, origin: 'UN estimate, 2023; founding list the same' },
  { hubId: 'french-polynesia', lifeExpectancyYears: 78.2, origin: foundingList },
  { hubId: 'south-korea', lifeExpectancyYears: 83.6, origin: foundingList },
  { hubId: 'canada', lifeExpectancyYears: 82.7, origin: foundingList },
  { hubId: 'israel', lifeExpectancyYears: 83.5, origin: foundingList },
  { hubId: 'qatar', lifeExpectancyYears: 80.2, origin: foundingList },
  { hubId: 'uae', lifeExpectancyYears: 78.7, origin: foundingList },
  { hubId: 'paris', lifeExpectancyYears: 84.3, origin: 'Ined, mean of men and women, 2024' },
];

/** A kind of place, the range its Ξaccess was placed in, and the hubs that were placed there. */
interface AccessBand {
  readonly title: string;
  readonly lowest: number;
  readonly highest: number;
  readonly hubIds: readonly string[];
}

export const accessBands: readonly AccessBand[] = [
  {
    title: 'City states and great cities, with hospitals minutes away',
    lowest: 0.9,
    highest: 0.94,
    hubIds: ['madrid', 'vatican-city', 'hong-kong', 'sydney', 'singapore', 'paris'],
  },
  {
    title: 'Countries with nationwide cover, by how far people live from care',
    lowest: 0.82,
    highest: 0.93,
    hubIds: [
      'portugal',
      'andorra',
      'malta',
      'san-marino',
      'switzerland',
      'liechtenstein',
      'luxembourg',
      'ireland',
      'iceland',
      'sweden',
      'norway',
      'south-korea',
      'canada',
      'israel',
      'qatar',
      'uae',
    ],
  },
  {
    title: 'US towns and cities with a hospital of their own or next door',
    lowest: 0.7,
    highest: 0.89,
    hubIds: [
      'loma-linda',
      'beach-cities',
      'walla-walla-valley',
      'naples',
      'upper-napa-valley',
      'oahu-honolulu',
      'fort-worth',
      'waterloo-cedar-falls',
      'grand-forks',
      'mason-city',
      'klamath-falls',
      'spencer',
      'wisconsin-rapids',
      'worthington',
      'killeen',
    ],
  },
  {
    title: 'Islands, mountain regions and rural counties, reached by ferry, by air or by one road',
    lowest: 0.55,
    highest: 0.78,
    hubIds: [
      'okinawa',
      'sardinia',
      'ikaria',
      'nicoya',
      'french-polynesia',
      'kauai',
      'vermont',
      'maui',
      'monterey-county',
      'iowa-lakes-region',
      'brevard-transylvania',
      'lake-county',
    ],
  },
];

/** Places whose life expectancy in the founding list differs from the UN figure for 2023, widest gap first. */
export const differingFigures: readonly {
  readonly hubId: string;
  readonly place: string;
  readonly shownYears: number;
  readonly unYears: number;
}[] = [
  { hubId: 'french-polynesia', place: 'French Polynesia', shownYears: 78.2, unYears: 84.1 },
  { hubId: 'uae', place: 'United Arab Emirates', shownYears: 78.7, unYears: 82.9 },
  { hubId: 'reunion', place: 'Réunion', shownYears: 80.5, unYears: 83.5 },
  { hubId: 'qatar', place: 'Qatar', shownYears: 80.2, unYears: 82.4 },
  { hubId: 'israel', place: 'Israel', shownYears: 83.5, unYears: 82.4 },
  { hubId: 'south-korea', place: 'South Korea', shownYears: 83.6, unYears: 84.3 },
  { hubId: 'sydney', place: 'Sydney (UN: Australia)', shownYears: 83.4, unYears: 83.9 },
  { hubId: 'singapore', place: 'Singapore', shownYears: 83.6, unYears: 83.7 },
  { hubId: 'canada', place: 'Canada', shownYears: 82.7, unYears: 82.6 },
];
