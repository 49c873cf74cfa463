import { requireOfficialFigureSource } from '../../figures/official-figures.ts';
import { unLifeExpectancySource } from '../../figures/shared-life-expectancy-sources.ts';
import type { PlacePage } from '../../place-facts.ts';

export const okinawa: PlacePage = {
  subtitle: 'Subtropical islands with a celebrated old generation and a harder present',
  stats: [
    {
      label: 'Life expectancy, Okinawa Prefecture (years)',
      value: '84.3',
      icon: 'heart-pulse',
      evidence: 'official',
      note: 'Mean of women 87.88 and men 80.73, Japan’s Ministry of Health, 2020; Japan, UN, 2023: 84.7',
    },
    {
      label: 'Women’s rank among prefectures',
      value: '16th of 47',
      icon: 'scale',
      evidence: 'official',
      note: 'Prefectural life tables, 2020, as reported by Ryukyu Shimpo',
    },
  ],
  mainTitle: 'Two generations on the same coral coast',
  description: [
    'Okinawa is the long main island of the Ryukyu chain, which runs from Kyushu towards Taiwan. The south and middle are low coral limestone, thick with houses, roads and military bases; the north, called Yanbaru, is steep evergreen forest with villages squeezed between hill and reef. Typhoons come through in summer and autumn, and vegetables can grow all winter.',
    'People born here before the Second World War grew up on sweet potato, garden greens and hard walking, and a 2024 review finds very low mortality among them. The generations born after the war die earlier than mainland Japanese. Okinawan women led the national tables from 1975 to 2005; by 2020 they stood sixteenth, at 87.88 years, and the men forty-third of forty-seven prefectures, at 80.73.',
    'A second question concerns paper. The family registers were destroyed in the war and rebuilt afterwards. A 2011 study found no concrete proof of wrong ages, and the 2024 review still counts invalid ages among some of the oldest as one plausible factor. Both ask for deeper checks. Okinawa remains on the validated list of the blue-zone researchers, and the island’s elders are worth hearing with that in mind.',
  ],
  pillars: [
    {
      title: 'Sweet Potato Bowls',
      description:
        'Before the war sweet potatoes were the daily food of poor households, since the tubers survived typhoons that flattened rice. The purple beni-imo still turns up steamed, mashed and in cakes.',
    },
    {
      title: 'Moai Circles',
      description:
        'Friends or neighbours meet regularly, pay into a common pot and take turns drawing on it. The money matters less with age; the fixed date and the familiar faces remain.',
    },
    {
      title: 'Goya and Tofu',
      description:
        'Bitter melon fried with firm island tofu and egg makes chanpuru, the everyday pan dish. Kelp arrives by old trade routes from Hokkaido and is simmered with vegetables and small amounts of pork.',
    },
    {
      title: 'Gardens in Yanbaru',
      description:
        'In northern villages such as Ogimi, older residents tend plots beside the house, and some weave cloth from banana fibre. The work is low, slow and repeated on most days of the year.',
    },
    {
      title: 'Life After the Bases',
      description:
        'American occupation until 1972 brought tinned meat, drive-ins and car-bound suburbs. For those born since the war an inherited way of eating and moving was soon exchanged for another.',
    },
  ],
  implementationSteps: [
    'Swap the rice or bread of one dinner for a steamed sweet potato in its skin, with greens and tofu beside it.',
    'Say hara hachi bu before lunch, the local reminder to stop when you feel about four-fifths full, and put the spoon down once.',
    'Invite four friends to a monthly supper with a small shared kitty, and let one of them choose how it is spent.',
    'Fry bitter melon, or courgette if none is sold near you, with firm tofu and an egg in a single pan.',
    'Plant one pot of leafy greens by the door and give it five minutes of weeding or watering every morning.',
  ],
  sources: [
    unLifeExpectancySource,
    requireOfficialFigureSource('okinawa'),
    {
      title: 'Review of Okinawan mortality by birth cohort since 1975 (Poulain and Herm)',
      publisher: 'Journal of Internal Medicine 295(4)',
      year: 2024,
      url: 'https://doi.org/10.1111/joim.13764',
    },
    {
      title: 'On the rebuilt family registers and possible age errors (Poulain)',
      publisher: 'Demographic Research 25(7)',
      year: 2011,
      url: 'https://doi.org/10.4054/DemRes.2011.25.7',
    },
    {
      title: 'Okinawa among the four zones held to be validated, in the words of those who study them',
      publisher: 'Open letter, danbuettner.com',
      year: 2024,
      url: 'https://danbuettner.com/the-science-behind-blue-zones/',
    },
  ],
  settings: ['island'],
  whereabouts:
    'The long main island of the Ryukyus, between the East China Sea and the Philippine Sea, about 500 km south-west of Kyushu.',
};
