/** The stops of the introduction. The source of each line of text is named below it. */
export const introStops = [
  {
    name: 'Okinawa',
    region: 'Japan',
    coords: [127.945, 26.501],
    line: 'The generations born before the war die late. Those born since die earlier than on the mainland.',
    source: 'Poulain & Herm, 2024',
  },
  {
    name: 'Ikaria',
    region: 'Greece',
    coords: [26.147, 37.6],
    line: 'Of 71 islanders aged 90 and over, two thirds had a chronic disease. They lived long with it.',
    source: 'Legrand et al., 2019',
  },
  {
    name: 'Sardinia',
    region: 'Italy',
    coords: [9.013, 40.121],
    line: 'In Villagrande Strisaili, men were found to live about as long as women.',
    source: 'Poulain, Pes & Salaris, 2011',
  },
  {
    name: 'Monaco',
    region: 'French Riviera',
    coords: [7.425, 43.738],
    line: 'Life expectancy at birth was 86.4 years in 2023. The world’s was 73.2.',
    source: 'UN World Population Prospects 2024',
  },
  {
    name: 'Albert Lea',
    region: 'Minnesota',
    coords: [-93.368, 43.648],
    line: 'A town that began a health programme in 2009. The years it is said to have gained are a projection.',
    source: 'Blue Zones, the programme’s operator',
  },
  {
    name: 'Nicoya',
    region: 'Costa Rica',
    coords: [-85.452, 10.148],
    line: 'Its men born in 1905 outlived other Costa Ricans. Those born in 1945 no longer do.',
    source: 'Rosero-Bixby, 2023',
  },
] as const;

export const introTitle = ['Symbiotics', 'Longevity Map'] as const;
export const introClosing = ['Where people live long,', 'and how we know'] as const;
