/** Where a place lies. */
export interface Whereabouts {
  /** One sentence of general geography. */
  readonly sentence: string;
  /** What the locator's map shows around the place, to follow "a map of". */
  readonly sheet: string;
}

/** By hub id, for every hub with a profile. General geography; distances are rounded. */
export const whereabouts: Readonly<Record<string, Whereabouts>> = {
  okinawa: {
    sentence:
      'The long main island of the Ryukyus, between the East China Sea and the Philippine Sea, about 500 km south-west of Kyushu.',
    sheet: 'Japan',
  },
  sardinia: {
    sentence:
      'The mountains of the centre and east of Sardinia, an island between Corsica and the coast of Tunisia, second in the Mediterranean only to Sicily.',
    sheet: 'Italy',
  },
  ikaria: {
    sentence: 'A long, narrow island of the eastern Aegean, between Mykonos and Samos.',
    sheet: 'Greece',
  },
  nicoya: {
    sentence:
      'A broad peninsula on the Pacific side of Costa Rica, closed off from the mainland by the Gulf of Nicoya.',
    sheet: 'Costa Rica',
  },
  'loma-linda': {
    sentence: 'A town below the San Bernardino Mountains, about 90 km east of central Los Angeles.',
    sheet: 'California',
  },
  madrid: {
    sentence: 'Near the middle of the Iberian peninsula, on the inland plateau, some 650 m above the sea.',
    sheet: 'Spain',
  },
  portugal: {
    sentence:
      'The western edge of the Iberian peninsula: the Atlantic to the west and south, Spain to the north and east.',
    sheet: 'Portugal',
  },
  andorra: {
    sentence: 'High valleys of the eastern Pyrenees, between France and Spain, without a coast.',
    sheet: 'the Pyrenees',
  },
  monaco: {
    sentence:
      'About two square kilometres of Mediterranean shore, with France on every landward side and Italy a short way up the coast.',
    sheet: 'the Ligurian Sea and its coasts',
  },
  malta: {
    sentence: 'An archipelago in the middle of the Mediterranean, about 90 km south of Sicily.',
    sheet: 'Sicily, Malta and Tunisia',
  },
  'vatican-city': {
    sentence: 'A walled hill on the west bank of the Tiber, with the city of Rome on every side.',
    sheet: 'Italy',
  },
  'san-marino': {
    sentence: 'Monte Titano and the land below it, near Rimini and the Adriatic, with Italy on every side.',
    sheet: 'northern and central Italy',
  },
  switzerland: {
    sentence: 'Alps, lowland and Jura between France, Germany, Austria, Liechtenstein and Italy.',
    sheet: 'Switzerland',
  },
  liechtenstein: {
    sentence: 'The east bank of the young Rhine and the mountains above it, between Switzerland and Austria.',
    sheet: 'the eastern Alps of Switzerland and western Austria',
  },
  luxembourg: {
    sentence: 'A country without a coast between Belgium, Germany and France, from the Ardennes to the Moselle.',
    sheet: 'Luxembourg and its neighbours',
  },
  ireland: {
    sentence: 'The greater part of the island of Ireland, in the Atlantic west of Great Britain.',
    sheet: 'Ireland',
  },
  iceland: {
    sentence: 'An island of the North Atlantic just below the Arctic Circle, between Greenland and Norway.',
    sheet: 'Iceland',
  },
  sweden: {
    sentence: 'The eastern side of the Scandinavian peninsula, along the Baltic and the Gulf of Bothnia.',
    sheet: 'Sweden',
  },
  norway: {
    sentence: 'The western and northern edge of the Scandinavian peninsula, from the Skagerrak to the Barents Sea.',
    sheet: 'Norway',
  },
  'french-polynesia': {
    sentence:
      'Five archipelagos strewn over the South Pacific, between Australia and South America and thousands of kilometres from both.',
    sheet: 'the islands of French Polynesia',
  },
  'hong-kong': {
    sentence: 'Islands and a peninsula on the south coast of China, east of the mouth of the Pearl River.',
    sheet: 'the south coast of China',
  },
  'south-korea': {
    sentence: 'The southern half of the Korean peninsula, between the Yellow Sea and the East Sea, or Sea of Japan.',
    sheet: 'South Korea',
  },
  sydney: {
    sentence:
      'Around a drowned river valley of Australia’s south-east coast, between the Tasman Sea and the Blue Mountains.',
    sheet: 'Australia',
  },
  reunion: {
    sentence: 'A volcanic island of the Indian Ocean, east of Madagascar and south-west of Mauritius.',
    sheet: 'the western Indian Ocean',
  },
  canada: {
    sentence: 'The north of North America, from the Atlantic to the Pacific and up into the Arctic Ocean.',
    sheet: 'Canada',
  },
  israel: {
    sentence: 'On the eastern shore of the Mediterranean, reaching south to the Gulf of Aqaba.',
    sheet: 'the eastern Mediterranean',
  },
  qatar: {
    sentence: 'A peninsula that Arabia holds out into the Gulf, with Saudi Arabia at its root.',
    sheet: 'the Gulf between Arabia and Iran',
  },
  uae: {
    sentence: 'Seven emirates along the southern shore of the Gulf, with a short coast on the Gulf of Oman.',
    sheet: 'the United Arab Emirates',
  },
  singapore: {
    sentence:
      'Islands off the southern tip of the Malay Peninsula, a little more than one degree north of the equator.',
    sheet: 'the Malay Peninsula and Sumatra',
  },
  'albert-lea': {
    sentence: 'Freeborn County in the south of Minnesota, a few miles short of the Iowa line.',
    sheet: 'Minnesota',
  },
  'beach-cities': {
    sentence: 'Three towns on Santa Monica Bay, south-west of central Los Angeles.',
    sheet: 'California',
  },
  kauai: {
    sentence: 'The northernmost of the large islands of Hawaii, in the Pacific north-west of Oʻahu.',
    sheet: 'Hawaii',
  },
  vermont: {
    sentence: 'In New England, between Lake Champlain and the Connecticut River, up to the border of Quebec.',
    sheet: 'Vermont',
  },
  maui: {
    sentence: 'The second-largest island of Hawaii, in the Pacific north-west of the largest.',
    sheet: 'Hawaii',
  },
  'monterey-county': {
    sentence:
      'The coast of California south of San Francisco, from Monterey Bay to Big Sur, with the Salinas Valley behind it.',
    sheet: 'California',
  },
  'walla-walla-valley': {
    sentence: 'The south-east of Washington State, along the Oregon line, below the Blue Mountains.',
    sheet: 'Washington State',
  },
  naples: {
    sentence: 'On the Gulf coast of Florida’s south-west, at the edge of the Everglades.',
    sheet: 'Florida',
  },
  'iowa-lakes-region': {
    sentence: 'Lakes that the ice left in the north-west of Iowa, along the Minnesota line.',
    sheet: 'Iowa',
  },
  'upper-napa-valley': {
    sentence: 'The northern end of the Napa Valley, inland and north of San Francisco Bay.',
    sheet: 'California',
  },
  'brevard-transylvania': {
    sentence: 'Transylvania County in the Blue Ridge, in the west of North Carolina along the South Carolina line.',
    sheet: 'North Carolina',
  },
  'fort-worth': {
    sentence: 'On the Trinity River in the north of Texas, the western city of a pair with Dallas.',
    sheet: 'Texas',
  },
  'waterloo-cedar-falls': {
    sentence: 'Two neighbouring cities on the Cedar River, in the north-east of Iowa.',
    sheet: 'Iowa',
  },
  'grand-forks': {
    sentence: 'On the Red River, which parts North Dakota from Minnesota, about 120 km south of Canada.',
    sheet: 'North Dakota',
  },
  'mason-city': {
    sentence: 'Cerro Gordo County in the north of Iowa, about 40 km south of the Minnesota line.',
    sheet: 'Iowa',
  },
  'klamath-falls': {
    sentence: 'High basin country in the south of Oregon, east of the Cascades, about 25 km north of California.',
    sheet: 'Oregon',
  },
  spencer: {
    sentence: 'Clay County in the north-west of Iowa, where the Ocheyedan River meets the Little Sioux.',
    sheet: 'Iowa',
  },
  'wisconsin-rapids': {
    sentence: 'Wood County in the middle of Wisconsin, on both banks of the Wisconsin River.',
    sheet: 'Wisconsin',
  },
  'lake-county': {
    sentence: 'Around Clear Lake in the Coast Ranges of northern California, the next county north of Napa.',
    sheet: 'California',
  },
  worthington: {
    sentence: 'Nobles County in the south-west of Minnesota, beside Okabena Lake.',
    sheet: 'Minnesota',
  },
  killeen: {
    sentence: 'Bell County in central Texas, north of Austin, beside a large army post.',
    sheet: 'Texas',
  },
};
