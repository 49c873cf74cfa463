import { inLanguage } from '../../../../languages/in-language.ts';

/** Every sentence of the two charts. */
export const chartsText = inLanguage('chartsText', {
  title: 'In two pictures',
  lede: 'The index is not a measurement. What you see here is how it was given, not why people live long.',
  sli: 'SLI',
  place: 'Place',
  kind: 'Kind',
  table: 'The figures as a table',
  skip: 'Skip the chart',
  keyLabel: 'Shapes of the charts',
  keyFilled: 'filled: index of the founding list, no method known',
  keyHollow: 'hollow: index worked out from life expectancy',
  basis: 'Index from',
  basisFounding: 'founding list, no method known',
  basisEstimated: (years: string, origin: string) => `${years} years (${origin})`,
  whose: 'Figure of',
  point: (name: string, kind: string, index: string, other: string) => `${name}, ${kind}: SLI ${index}, ${other}`,
  compared: ', compared',
  leftOut: ', not in your list',
  keyLeftOut: 'faded: places not in your list',
  keyCompared: 'ringed and named: places you compare',
  life: {
    id: 'chart-life',
    title: 'Index and life expectancy',
    axis: 'Life expectancy at birth, years',
    value: (years: string) => `life expectancy ${years} years`,
    caption: (drawn: number, missing: number) =>
      `${drawn} places with a life expectancy that can be cited, mostly the UN’s for 2023. ${missing} communities in the United States have none and are not drawn. The hollow marks would lie on one straight line if all their figures came from one source: their index was worked out from life expectancy, so that agreement is built in; six of those figures are the founding list’s and not the ones drawn, as the table says. Sardinia, Ikaria, Nicoya and Sydney stand at the figure of their whole country, Madrid at its region’s, three Hawaiian islands at the state’s of 2021, Okinawa at the prefecture’s of 2020. A correlation read from this picture proves nothing.`,
  },
  access: {
    id: 'chart-access',
    title: 'Index and access',
    axis: 'Access stability (Ξaccess)',
    value: (share: string) => `Ξaccess ${share}`,
    caption: (drawn: number) =>
      `All ${drawn} places. Neither score is a measurement: Ξaccess is given for three places and estimated by kind of place for the others. Programme communities stand high because the founding list puts them there; nothing on this site shows that their people live longer than those of the countries below them.`,
  },
});
