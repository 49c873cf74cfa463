import { unLifeExpectancySource } from '../../figures/shared-life-expectancy-sources.ts';
import type { PlacePage } from '../../place-facts.ts';

export const qatar: PlacePage = {
  subtitle: 'A flat, hot peninsula whose young workforce shapes every average',
  stats: [
    {
      label: 'Life expectancy (years)',
      value: '80.2',
      icon: 'heart-pulse',
      evidence: 'founding',
      note: 'Original list, no known source; UN, 2023: 82.4; no count of Qatar’s own at hand',
    },
    {
      label: 'Residents who are migrants',
      value: 'Over 80%',
      icon: 'users',
      evidence: 'study',
      note: 'Chaabna et al., PLoS ONE, 2017',
    },
  ],
  mainTitle: 'An average that describes almost nobody',
  description: [
    'Qatar is a thumb of limestone and sand pointing north into the Gulf. It has no river and hardly any rain; people drink the Gulf, desalinated. From June to September the middle of the day is unbearable, so life slides into the night: evenings on the Doha Corniche, football after dark, and in the mild winter whole families camped in the desert.',
    'The statistics need a second look. The UN series climbs from 75.2 years in 2000 to 82.4 in 2023; the original list’s 80.2 is lower and has no known source, and no count by Qatar’s own statistics office could be read. More than four in five residents are migrants, mostly young and medically screened, and researchers writing in PLoS ONE in 2017 warned that this healthy migrant effect lowers measured mortality and flatters national figures.',
    'Two stories remain. Citizens have modern hospitals and a life lived largely by car, with diabetes a common companion. Labourers built the metro and the stadiums in a punishing climate, and what that does to them in old age will be seen, if at all, in the countries they go home to. The resident described by the average belongs to neither story.',
  ],
  pillars: [
    {
      title: 'Sport Day in February',
      description:
        'The second Tuesday of February has been a public holiday for moving about since 2012. Ministries, embassies and schools set up races and games, and beginners are not out of place.',
    },
    {
      title: 'Corniche after Dark',
      description:
        'The crescent of bayside path fills once the sun is down. Families from a dozen countries walk, push prams and sit on the grass opposite the lit towers of West Bay.',
    },
    {
      title: 'Dates at Sunset',
      description:
        'In Ramadan the fast is broken with dates and water, then commonly soup, with prayer before the larger meal. The order slows the first hungry quarter of an hour.',
    },
    {
      title: 'Majlis Company',
      description:
        'A house keeps a sitting room where callers are received of an evening over cardamom coffee, men in one and women in another. Old relatives keep a place in that circle.',
    },
    {
      title: 'The Noon Work Ban',
      description:
        'Summer rules forbid outdoor labour in the hottest hours of the day. Heat is a grave hazard for those who build the country, and inspection decides what the rule is worth.',
    },
  ],
  implementationSteps: [
    'In warm weather move your walk to the coolest hour available, carry water, and stop at the first headache or dizziness.',
    'Begin one evening meal with a date and a cup of lentil soup, then pause before the rest.',
    'Leave your door open to callers for one evening, with coffee, no agenda and the eldest person in the best chair.',
    'Fasting does not suit everyone: with diabetes, pregnancy or regular medicines, speak to a doctor before trying any form of it.',
    'If somebody works outdoors for you in hot weather, offer shade and cold water, and let the job wait for evening.',
  ],
  sources: [
    unLifeExpectancySource,
    {
      title: 'The healthy migrant effect in the Gulf states, Qatar among them',
      publisher: 'Chaabna, Cheema & Mamtani, PLoS ONE 12(6)',
      year: 2017,
      url: 'https://doi.org/10.1371/journal.pone.0179711',
    },
  ],
  whereabouts: 'A peninsula that Arabia holds out into the Gulf, with Saudi Arabia at its root.',
  locatorSheet: 'the Gulf between Arabia and Iran',
};
