import type { DriftGroupId } from '../../../../content/samples/drift-groups.ts';
import { inLanguage } from '../../../languages/localize-text.ts';

/** Texts of the drift example. They load with the example, not with the rest of the section. */
export const driftText = inLanguage('driftText', {
  lede: 'An invented place over two years. Each chart compares Ω for one group with Ω for everyone there. If a group is more than 0.10 below the value for everyone for two quarters in a row, there is a public review.',
  /** For each group, the dimension that defines it and its name. */
  groups: {
    income: { axis: 'Income', name: 'Lowest-paid fifth' },
    disability: { axis: 'Disability', name: 'People with a disability' },
    language: { axis: 'Language', name: 'Another language at home' },
    neighbourhood: { axis: 'Neighbourhood', name: 'The harbour quarter' },
  } satisfies Record<DriftGroupId, { readonly axis: string; readonly name: string }>,
  steady: 'No review: it stays within the limit.',
  dipped: 'No review: it was below the limit for one quarter only.',
  reviewed: (quarter: string) => `Review and public response, from ${quarter}.`,
  quarter: (year: string, quarter: string) => `year ${year}, quarter ${quarter}`,
  drawn: (name: string, start: string, end: string, verdict: string) =>
    `${name}: Ω goes from ${start} to ${end}. ${verdict}`,
  table: 'The figures as a table',
  caption: 'Ω by quarter, invented for this example',
  group: 'Group',
  everybody: 'Everyone',
  limit: 'Limit',
  firstYear: 'Year 1',
  secondYear: 'Year 2',
});
