import { requireOfficialFigureSource } from '../../figures/official-figures.ts';
import { unLifeExpectancySource } from '../../figures/shared-life-expectancy-sources.ts';
import type { PlacePage } from '../../place-facts.ts';
import { generalKnowledge } from '../../place-profile.ts';

export const frenchPolynesia: PlacePage = {
  subtitle: 'Five archipelagos, one lagoon table, and two figures that disagree',
  heroAlignment: 'center',
  stats: [
    {
      label: 'Life expectancy (years)',
      value: '78.2',
      icon: 'heart-pulse',
      evidence: 'founding',
      note: 'Original list, no known source; UN, 2023: 84.1; ISPF, 2022: women 79.0, men 74.9',
    },
    { label: 'Archipelagos', value: '5', icon: 'leaf', ...generalKnowledge },
  ],
  mainTitle: 'Islands scattered over a sea as wide as Europe',
  description: [
    'Five archipelagos lie across a stretch of the South Pacific about as wide as Europe. Tahiti and Moorea are high, green and folded, with streams dropping to a lagoon inside the reef; the Tuamotus are low rings of coral where the tallest thing is a palm; the Marquesas stand sheer in open ocean. Most inhabitants live on Tahiti, chiefly on the coastal strip around Papeete.',
    'Two statistics offices seem to describe two different territories. The United Nations estimates 84.1 years of life expectancy for 2023. The territory’s own institute, ISPF, reports 79.0 years for women and 74.9 for men in 2022, which is 6.2 and 4.4 years behind mainland France. The original list’s 78.2, for which no source is known, lies far nearer to the local count; the lower pair is the one to keep in mind.',
    'Paradise it is not, in medical terms. Diabetes and excess weight are widespread, imported food fills the shops, and someone on an outer island may need an aeroplane to reach a hospital. From 1966 to 1996 France tested nuclear weapons at Moruroa and Fangataufa, and the consequences for health are still argued over. What follows are practices worth keeping; none is proof of long life.',
  ],
  pillars: [
    {
      title: 'Vaʻa before Work',
      description:
        'Outrigger crews are out on the lagoon at first light and again in the evening. Six paddlers must find one stroke, so the training is as sociable as it is hard.',
    },
    {
      title: 'Uru, Taro and Feʻi',
      description:
        'Breadfruit, taro and the orange cooking banana called feʻi were the daily starches before flour and rice came by ship. Many households still grow at least one of them beside the kitchen.',
    },
    {
      title: 'Iʻa Ota at Home',
      description:
        'Raw tuna with lime juice, coconut milk, cucumber and tomato is the household dish of the islands. It takes ten minutes, a sharp knife and a fish landed the same day.',
    },
    {
      title: 'Sunday Ahimaʻa',
      description:
        'Families gather round food steamed for hours in an earth oven of hot stones and leaves. Hymns come before it and a long afternoon after, which makes Sunday the slowest day of the week.',
    },
    {
      title: 'Care by Aeroplane',
      description:
        'Serious cases from distant atolls are flown to Tahiti, where the main hospital stands. Distance is the great weakness of health here, and one reason why our access estimate is low.',
    },
  ],
  implementationSteps: [
    'Boil a root you seldom buy, taro or sweet potato, until quite soft, and let it replace bread or rice at one supper.',
    'Dress very fresh or previously frozen tuna with lime and coconut milk, but skip raw fish in pregnancy or with weakened immunity.',
    'Find a rowing crew, choir or drumming group that needs one more person, and go once simply to watch.',
    'Keep one weekend afternoon free of appointments, and spend its main meal with an older relative.',
    'Count the sweetened drinks in your kitchen and replace one a day with water and a slice of lime.',
  ],
  sources: [unLifeExpectancySource, requireOfficialFigureSource('french-polynesia')],
  settings: ['island'],
  whereabouts:
    'Five archipelagos strewn over the South Pacific, between Australia and South America and thousands of kilometres from both.',
  locatorSheet: 'the islands of French Polynesia',
};
