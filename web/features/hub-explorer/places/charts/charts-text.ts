import { inLanguage } from '../../../../languages/localize-text.ts';

/** Texts of the two charts of places. */
export const chartsText = inLanguage('chartsText', {
  title: 'Two charts',
  lede: 'The index is not a measurement. These charts show how it was assigned, not why people live long.',
  sli: 'SLI',
  place: 'Place',
  kind: 'Kind',
  table: 'The figures as a table',
  skip: 'Skip the chart',
  keyLabel: 'Shapes of the charts',
  keyFilled: 'filled: index of the original list, no known method',
  keyHollow: 'hollow: index calculated from life expectancy',
  basis: 'Index from',
  basisFounding: 'original list, no known method',
  basisEstimated: (years: string, origin: string) => `${years} years (${origin})`,
  whose: 'Figure for',
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
      `${drawn} places with a life expectancy that has a source, mostly the UN’s for 2023. ${missing} communities in the United States have none and are not shown. We calculated the index of the hollow marks from life expectancy, so they agree by design. Six of them use a figure of the original list, not the one shown here; the table says which. Sardinia, Ikaria, Nicoya and Sydney show the figure of their country, Madrid that of its region, three Hawaiian islands that of the state in 2021, Okinawa that of the prefecture in 2020. A correlation in this chart proves nothing.`,
  },
  access: {
    id: 'chart-access',
    title: 'Index and access',
    axis: 'Access stability (Ξaccess)',
    value: (share: string) => `Ξaccess ${share}`,
    caption: (drawn: number) =>
      `All ${drawn} places. Neither score is a measurement. Ξaccess is given for three places. For the others we estimated it from the kind of place. Programme communities score high because the original list says so. Nothing on this site shows that people there live longer than in the countries below them.`,
  },
});
