import { hubs } from '../hubs.ts';
import type { MethodologySection } from './methodology-types.ts';

const countEstimated = (score: 'sli' | 'xiAccess') => hubs.filter(({ estimated }) => estimated.includes(score)).length;

/** Explains the scores and where they come from. */
export const scoreSections: readonly MethodologySection[] = [
  {
    id: 'trust',
    title: 'Can I trust the scores?',
    blocks: [
      {
        kind: 'list',
        items: [
          'Not as measurements: neither [SLI nor Ξaccess](#terms) is one.',
          'Some SLIs and a few values of Ξaccess come from a list that names [no method, year or source](#provenance).',
          'We estimated the others: SLI from life expectancy, by [a formula you can check](#estimates), and Ξaccess by judgement.',
          'Most life expectancies name a source and a year. Those of the list do not, so the UN’s is beside them.',
          'Compare places of one kind only, and treat a hundredth as no difference. No score shows that people live longer in one place than in another.',
        ],
      },
    ],
  },
  {
    id: 'terms',
    title: 'Three words you will meet',
    blocks: [
      {
        kind: 'terms',
        terms: [
          {
            term: 'SLI',
            text: 'The Symbiotic Longevity Index, from 0 to 1, mostly shown as a percentage. By definition it is one ninth of a sum of weight times score over the [nine principles](/principles). In practice [only the totals are known](#weights).',
          },
          {
            term: 'Ξaccess',
            text: 'Access stability, from 0 to 1: a judgement of how reliably people can reach healthcare and the infrastructure they depend on. A value of 0.92 does not mean that 92 in 100 people are covered.',
          },
          {
            term: 'TCΣ',
            text: 'The [Tempesta Checksum](#tempesta-checksum). With it your browser can prove that you are reading what was published, but not that it is right.',
          },
        ],
      },
    ],
  },
  {
    id: 'provenance',
    title: 'Where each number comes from',
    blocks: [
      {
        kind: 'list',
        items: [
          'The map began with what we call the original list: 33 places with an SLI, three of them with Ξaccess too (Monaco, Albert Lea and Réunion). They are the five places it calls blue zones, then Monaco, Iceland, Hong Kong, Singapore, Sydney, Réunion, and 22 other places in the United States. We print its scores unchanged, marked “no known method”.',
          'Life expectancy comes from the United Nations by way of Our World in Data: at birth, both sexes together, for 2023.[^owid] Where a profile shows another figure, the note under it says which. Twelve show the original list’s; three of those agree with the UN and nine [do not](#two-figures). The count of a country’s own office is beside both, with its year, if we could read it.',
          'We set the coordinates by hand, in the middle of a place or at its main town. A marker is not a border.',
          `On the home page 127 active nodes, 30 hubs and 96% verified only show how the page works. The 30 comes from the page’s design; the map has ${hubs.length} hubs. The measured share is beside the 96%. Everything marked “Sample data” is invented: defibrillators, alerts, health zones and community figures.`,
        ],
      },
    ],
  },
  {
    id: 'estimates',
    title: 'What is estimated, and how',
    blocks: [
      { kind: 'heading', text: 'The index' },
      {
        kind: 'text',
        text: `For the ${countEstimated('sli')} hubs without an SLI in the original list we estimated one from life expectancy, with a straight line:`,
      },
      { kind: 'figure', figure: 'estimate-line' },
      {
        kind: 'text',
        text: 'We chose the line because it is simple. It is not fitted to any health data. We round the result to two decimals. The table names the figure used for each place. For Madrid it is Eurostat’s for the region;[^eurostat] for Paris the mean of the figures for men and for women;[^ined] for six places the original list’s. That is why Israel and Qatar have other indices than Portugal and Ireland, although the UN’s figure is 82.4 for all four.',
      },
      { kind: 'figure', figure: 'estimate-table' },
      { kind: 'heading', text: 'Access' },
      {
        kind: 'text',
        text: `For ${countEstimated('xiAccess')} hubs we set Ξaccess from the kind of place, within the ranges below, and rounded it. There is no formula. If you know a place better, [suggest a correction](#changes).`,
      },
      { kind: 'figure', figure: 'access-bands' },
    ],
  },
  {
    id: 'all-scores',
    title: 'Every score on the map',
    blocks: [
      {
        kind: 'text',
        text: 'The scores are grouped by kind of place, because the kind decides how to read a figure.',
      },
      { kind: 'figure', figure: 'hub-scores' },
    ],
  },
  {
    id: 'weights',
    title: 'Weights and normalisation',
    blocks: [
      {
        kind: 'text',
        text: 'An index of nine things must say how much each one counts, and how different things fit on one scale. By the definition of the SLI each score runs from 0 to 1, and the weights add up to nine, so the index stays in the same range. The neutral choice is a weight of 1 for each principle.',
      },
      {
        kind: 'text',
        text: 'The original list gives neither the weights nor the nine scores, so nobody can recompute its totals. An estimated SLI uses only life expectancy. It replaces an index of nine principles without being one.',
      },
      {
        kind: 'text',
        text: 'So the order of the hubs means little across kinds. Albert Lea at 100% and Monaco at 95% does not say that people live longer in Albert Lea. The index leaves out years lived in good health, income, differences within a place and margins of error.',
      },
    ],
  },
];
