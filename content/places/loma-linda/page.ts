import type { PlacePage } from '../../place-facts.ts';

export const lomaLinda: PlacePage = {
  subtitle: 'A Californian hospital town known through its Adventist neighbours',
  stats: [
    {
      label: 'Longer expected life, Adventist men (years)',
      value: '7.3',
      icon: 'heart-pulse',
      evidence: 'study',
      note: 'From age 30, against other white Californians; cohort of 1976–1988',
    },
    {
      label: 'Californian Adventists followed',
      value: '34,192',
      icon: 'users',
      evidence: 'study',
      note: 'Fraser and Shavlik, 2001',
    },
  ],
  mainTitle: 'A congregation under study, in a town beside the freeway',
  description: [
    'An hour or so east of Los Angeles, where Interstate 10 crosses the San Bernardino Valley, a university medical centre rises over orange-grove country that has become suburb. The Spanish name means pretty hill. Dry, folded slopes close the southern edge of town, the San Bernardino Mountains fill the northern sky, and summer brings heat and some of the haziest air in the state.',
    'Seventh-day Adventists opened a sanitarium here in 1905, and their church still shapes the week. Many members eat no meat, avoid tobacco and alcohol, and set all work aside from Friday sunset to Saturday sunset. Scientists at the local university have asked Adventists about such habits for decades.',
    'The best-known result followed 34,192 of them from 1976 to 1988. At thirty, the men were expected to live 7.28 years longer and the women 4.42 years longer than other white Californians. Those people lived all over California, so the finding belongs to a religious community and says nothing direct about the city. The blue-zone researchers’ own list of four fully validated zones leaves Loma Linda out, and we show it as a cohort.',
  ],
  pillars: [
    {
      title: 'Sabbath from Sunset',
      description:
        'For twenty-four hours there is church, a shared meal, a walk on the hills and no paid work or shopping. The pause arrives every Friday whether or not the desk is clear.',
    },
    {
      title: 'Meatless Potlucks',
      description:
        'After the service long tables fill with lentil loaf, haystack salads, fruit and nut roasts. Newcomers to vegetarian food find company there before they find a recipe book.',
    },
    {
      title: 'No Tobacco, No Alcohol',
      description:
        'Abstaining is a matter of belief and of belonging here, held up by friends who also abstain. That makes it hard to separate from the other habits the cohort shared.',
    },
    {
      title: 'A University for Health',
      description:
        'Loma Linda University trains doctors, nurses and dietitians, and in 1990 its hospital opened the first hospital-based proton treatment centre. Medicine is the main employer in town.',
    },
    {
      title: 'Volunteering Past Seventy',
      description:
        'Retired members teach classes, drive others to appointments and join mission trips. Usefulness is a spoken duty of the faith, and it keeps calendars full.',
    },
  ],
  implementationSteps: [
    'Choose a weekly stretch from one sunset to the next without work messages or errands, and plan its meals beforehand.',
    'Carry a small bag of unsalted nuts for the afternoon, unless you have an allergy, and leave the vending machine alone.',
    'Host a bring-a-dish lunch with one rule, that every dish be made from plants, and trade recipes afterwards.',
    'Look up one local organisation that needs drivers, readers or cooks, and offer it two hours this month.',
    'If you smoke, book a conversation with a pharmacist or doctor this week about the help available for stopping.',
  ],
  sources: [
    {
      title: 'Life expectancy of Californian Adventists compared with other Californians',
      publisher: 'Fraser and Shavlik, Archives of Internal Medicine',
      year: 2001,
      url: 'https://doi.org/10.1001/archinte.161.13.1645',
    },
    {
      title: 'The four zones counted as fully validated by the blue-zone researchers',
      publisher: 'Open letter, danbuettner.com',
      year: 2024,
      url: 'https://danbuettner.com/the-science-behind-blue-zones/',
    },
  ],
  whereabouts: 'A town below the San Bernardino Mountains, about 90 km east of central Los Angeles.',
};
