import { hubs } from '../hubs.ts';
import type { MethodologySection } from './methodology-types.ts';

const countEstimated = (score: 'sli' | 'xiAccess') => hubs.filter(({ estimated }) => estimated.includes(score)).length;

/** The scores and their origins. */
export const scoreSections: readonly MethodologySection[] = [
  {
    id: 'terms',
    title: 'Three words you will meet',
    blocks: [
      {
        kind: 'terms',
        terms: [
          {
            term: 'SLI',
            text: 'The Symbiotic Longevity Index, from 0 to 1, mostly shown as a percentage. By definition it is one ninth of a sum of weight times score over the [nine principles](/principles). In practice only the totals are known. [Weights and normalisation](#weights) says what that means.',
          },
          {
            term: 'Ξaccess',
            text: 'Access stability, from 0 to 1: how reliably people can reach healthcare and the infrastructure they depend on. A value of 0.92 does not mean that 92 in 100 people are covered. It is a judgement on a scale.',
          },
          {
            term: 'TCΣ',
            text: 'The Tempesta Checksum. [A checksum is published](#tempesta-checksum) for every record of this site and one over them all, so any later change shows. Your browser can calculate them and prove that you are reading what was published. It cannot prove that the source was right, or that a person confirmed it: that part of the protocol is not recorded yet. The figure “96% verified” on the home page is an example.',
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
        kind: 'text',
        text: 'The map began with what we call the original list: 33 places with an SLI and no source. They are the five places it calls blue zones, then Monaco, Iceland, Hong Kong, Singapore, Sydney, Réunion, and 22 other places in the United States. The list gives Ξaccess for three: Monaco, Albert Lea and Réunion. It names no method, no year and no source. We print those figures unchanged with the words “no known method”. None of them is a measurement.',
      },
      {
        kind: 'text',
        text: 'Life expectancy comes from the United Nations by way of Our World in Data: at birth, both sexes together, for 2023.[^owid] Where a profile shows another figure, the note under it says which. Twelve profiles show the life expectancy of the original list, for which no source is known; three of those agree with the UN and nine do not, and they are [set side by side](#two-figures) further down. The count of a country’s own office is beside both, with its year, if we could read it.',
      },
      {
        kind: 'text',
        text: 'We set the coordinates by hand, in the middle of a place or at its main town. A marker is not a border.',
      },
      {
        kind: 'text',
        text: `Some numbers on the home page only show how the page works: 127 active nodes, 30 hubs, 96% verified. The 30 comes from the page’s design and counts nothing. The map now has ${hubs.length} hubs. The defibrillators, alerts, health zones and community figures marked “Sample data” are invented for the same purpose.`,
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
        text: `For the ${countEstimated('sli')} hubs without an SLI in the original list, this site estimated one from a life expectancy, with a straight line:`,
      },
      { kind: 'figure', figure: 'estimate-line' },
      {
        kind: 'text',
        text: 'We chose the line because it is simple and you can check it by hand. It is not fitted to any health data. For Madrid the figure is Eurostat’s for the region;[^eurostat] for Paris it is the mean of the figures for men and for women.[^ined] Six of the figures are the original list’s. That is why Israel and Qatar have other indices than Portugal and Ireland, although the UN’s figure is 82.4 for all four. The same figure always gives the same index, and the table names the figure we used. We round the result to two decimals. Treat two places a hundredth apart as equal.',
      },
      { kind: 'figure', figure: 'estimate-table' },
      { kind: 'heading', text: 'Access' },
      {
        kind: 'text',
        text: `For ${countEstimated('xiAccess')} hubs Ξaccess is an estimate of this site as well. We set it from the kind of place, within the ranges below, and rounded it. There is no formula. If you know a place better, you may well be right: [every value can be corrected](#changes).`,
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
        text: 'The scores are grouped by kind of place, because the kind decides how to read a figure. “est.” marks each value that this site estimated. “n.m.”, no known method, marks those of the original list.',
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
        text: 'An index of nine things must answer two questions: how much does each one count, and how do different things fit on one scale? By the definition of the SLI each score runs from 0 to 1, and weights that add up to nine keep the index in the same range. The neutral choice is a weight of 1 for each principle.',
      },
      {
        kind: 'text',
        text: 'The original list gives neither the weights nor the nine scores, so nobody can recompute its totals, not even we. An estimated SLI uses only life expectancy. It replaces an index of nine principles without being one.',
      },
      {
        kind: 'text',
        text: 'So the order of the hubs means little across kinds. Albert Lea at 100% and Monaco at 95% does not say that people live longer in Albert Lea; no figure on this site shows that. The index leaves out years lived in good health, income, differences within a place and margins of error. No score of the original list has a year.',
      },
    ],
  },
];
