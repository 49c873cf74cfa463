import { requireOfficialFigureSource } from '../../figures/official-figures.ts';
import { unLifeExpectancySource } from '../../figures/shared-life-expectancy-sources.ts';
import type { PlacePage } from '../../place-facts.ts';

export const israel: PlacePage = {
  subtitle: 'Chickpeas, sea promenades and four health funds',
  heroAlignment: 'center',
  stats: [
    {
      label: 'Life expectancy (years)',
      value: '83.5',
      icon: 'heart-pulse',
      evidence: 'founding',
      note: 'Original list, no known source; UN, 2023: 82.4; OECD, 2023: 83.8',
    },
    {
      label: 'Rank among OECD members',
      value: '4th',
      icon: 'scale',
      evidence: 'official',
      note: 'OECD, 2023, as reported by The Times of Israel',
    },
  ],
  mainTitle: 'Between the surf of Tel Aviv and the Dead Sea',
  description: [
    'A morning’s drive takes you from the Mediterranean beach at Tel Aviv up to the limestone of Jerusalem and down again to the Dead Sea, the lowest shore on Earth. North lie the hills of Galilee, green until May; south, the Negev desert covers about half the country. Tomatoes, olives and citrus grow for much of the year, and supper is eaten outdoors for even more of it.',
    'Estimates differ. The United Nations gives 82.4 years for 2023, where it had 79.2 for 2000. OECD figures for the same year, as Israel’s Ministry of Health gave them out, stand at 83.8 and place the country fourth among members, after Switzerland, Japan and Spain. The 83.5 on the first card is the original list’s, with no known source. Gaza and the West Bank have statistics of their own and are not described here.',
    'Part of the record is organised: a law in force since 1995 makes every resident a member of one of four health funds, with clinics in most neighbourhoods. Part is unevenly shared, since Arab citizens live shorter lives on average than Jewish ones. And 2023 ended in war, whose losses no diet can offset, so later years will need their own reading.',
  ],
  pillars: [
    {
      title: 'Salad at Breakfast',
      description:
        'Cucumber and tomato cut very small, olive oil, lemon, white cheese and an egg make a common morning plate. Kibbutz dining halls spread the custom, and hotels made it lavish.',
    },
    {
      title: 'Hummus at Noon',
      description:
        'Workers of every background stop for chickpeas ground with sesame paste, wiped up with bread and raw onion. It is a cheap, meatless lunch, and whose is best is argued in Hebrew and Arabic alike.',
    },
    {
      title: 'Kupat Holim Clinics',
      description:
        'Clalit, Maccabi, Meuhedet and Leumit run local clinics, laboratories and nurses under one legal basket of services. Members may change fund, so the four have reason to court them.',
    },
    {
      title: 'Shabbat Quiet',
      description:
        'From Friday dusk to Saturday night most shops close, most buses stop and families eat together, observant or otherwise. A fixed day of rest spares people from deciding whether they have earned one.',
    },
    {
      title: 'Matkot on the Tayelet',
      description:
        'Tel Aviv’s seaside promenade is for strolling, pull-up bars and folk dancing, while the knock of wooden matkot bats carries from the sand. It costs nothing and stays busy late.',
    },
  ],
  implementationSteps: [
    'Chop a cucumber and two tomatoes as finely as you can, dress them with lemon and oil, and eat them before noon.',
    'Soak dried chickpeas overnight, boil them soft and blend them with tahini for two lunches.',
    'Pick one evening, put telephones away at dusk and share a meal with no errands planned for the day after.',
    'Play a bat-and-ball game without points, counting only how long two people keep it in the air.',
    'Find out which nurse or clinic near you gives vaccinations without an appointment, and note the hours.',
  ],
  sources: [unLifeExpectancySource, requireOfficialFigureSource('israel')],
  whereabouts: 'On the eastern shore of the Mediterranean, reaching south to the Gulf of Aqaba.',
  locatorSheet: 'the eastern Mediterranean',
};
