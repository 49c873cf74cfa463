import { unLifeExpectancySource } from '../../figures/shared-life-expectancy-sources.ts';
import type { PlacePage } from '../../place-facts.ts';

export const ikaria: PlacePage = {
  subtitle: 'A windy Aegean ridge with late suppers, wild greens and few clocks',
  stats: [
    {
      label: 'Life expectancy, Greece (years)',
      value: '81.9',
      icon: 'heart-pulse',
      evidence: 'official',
      note: 'UN estimate for the country, 2023',
    },
    {
      label: 'Study volunteers aged over 80',
      value: '187 of 1,420',
      icon: 'users',
      evidence: 'study',
      note: 'Ikaria Study, 2009; adults of 30 and over',
    },
  ],
  mainTitle: 'Old age on a ridge the ferries reach when the wind allows',
  description: [
    'Ikaria is a single mountain ridge in the eastern Aegean, named after Icarus, who is said to have fallen into the sea beside it. The coast has few harbours and the meltemi blows hard in summer. Fear of pirates once drove people up into the folds of the hills, and houses are still scattered among terraces, vines and goat paths, a long walk from one another.',
    'The Ikaria Study visited in 2009 and met 1,420 adult volunteers, of whom 187 were over eighty. Most of those elders told of physical activity every day, and depression was rare among them. Because anyone could choose to take part, the shares may differ from those of the whole island.',
    'Long life here comes with ordinary illness. Of seventy-one islanders aged ninety and over who were examined for a study of 2019, 70% had high blood pressure, 20% diabetes, and two thirds at least one chronic disease. The blue-zone researchers count the island among their validated places; critics of extreme-age records doubt such lists in general. One study rests on volunteers and the other on a few dozen people, so a modest reading is the sensible one.',
  ],
  pillars: [
    {
      title: 'Horta from the Slopes',
      description:
        'After the winter rain people gather dandelion, fennel tops, chicory and other greens from the terraces, boil them briefly and dress them with oil and lemon.',
    },
    {
      title: 'Panigiria Nights',
      description:
        'On a saint’s day a village cooks goat, pours its own wine and dances in one long circle until morning. Teenagers, parents and great-grandmothers hold the same line.',
    },
    {
      title: 'Mountain Tea',
      description:
        'Sage, wild mint, rosemary and thyme dry under kitchen beams and become the evening drink, often with heather or pine honey. Enjoyment is certain; effects on ageing are not.',
    },
    {
      title: 'Unhurried Hours',
      description:
        'In Christos Raches shops have long opened late and stayed open into the night. Afternoon rest is ordinary, and an appointment is understood as an approximate agreement.',
    },
    {
      title: 'Warm Springs at Therma',
      description:
        'Hot, salty and naturally radioactive water rises near the sea at Therma, where bathing goes back to antiquity. Islanders come to soak and chat; medical claims deserve a doctor’s opinion first.',
    },
  ],
  implementationSteps: [
    'Boil a bunch of dandelion or chard until tender and eat it warm with olive oil, lemon and a slice of bread.',
    'Lie down for a short rest after lunch on a free day, with the telephone left in another room.',
    'Dig, prune or rake for half an hour in a garden, yours or a neighbour’s, and stop well before you are spent.',
    'Brew sage or mint tea after supper in place of a sweet drink, checking with a pharmacist if you take medicines.',
    'Arrange one evening where children and grandparents share music and a long table, and nobody looks at the time.',
  ],
  sources: [
    unLifeExpectancySource,
    {
      title: 'Habits of the oldest volunteers in the Ikaria Study',
      publisher: 'Panagiotakos et al., Cardiology Research and Practice 2011:679187',
      year: 2011,
      url: 'https://doi.org/10.4061/2011/679187',
    },
    {
      title: 'Health of seventy-one Ikarians aged ninety and over',
      publisher: 'Legrand et al., Current Gerontology and Geriatrics Research 2019:8194310',
      year: 2019,
      url: 'https://doi.org/10.1155/2019/8194310',
    },
    {
      title: 'The blue-zone researchers’ list of validated zones and reply to their critics',
      publisher: 'Open letter, danbuettner.com',
      year: 2024,
      url: 'https://danbuettner.com/the-science-behind-blue-zones/',
    },
  ],
  settings: ['island'],
  whereabouts: 'A long, narrow island of the eastern Aegean, between Mykonos and Samos.',
};
