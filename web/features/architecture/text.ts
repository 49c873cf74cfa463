import type { StepState } from '../../../content/architecture.ts';

export const architectureText = {
  tag: 'From a reading to the map',
  title: 'System Architecture',
  lede: 'Six steps a figure would pass before you see it. Beside each one stands what exists today, and what runs of it now, for not all of them run in full.',
  design: 'Design',
  today: 'Today',
  now: 'Now',
  checksNow: (checks: number) =>
    `${checks} checks look at each case when a steward or an administrator opens it, and show them their reasons. Verdicts are worked out anew each time and kept nowhere, so there is no count of them.`,
  mapNow: (places: number, profiles: number, records: number) =>
    `${places} places, ${profiles} of them with a profile, drawn from ${records} records.`,
  states: { runs: 'Runs today', 'in-part': 'Runs in part' } satisfies Record<StepState, string>,
  loop: 'Readers who find an error send it back to step 1.',
  loopLink: 'How to report one',
  principlesTitle: 'Four core principles',
  access: {
    label: 'Access System',
    note: 'Not available: the system that these steps describe has no door of its own yet. The account of this site is another matter.',
  },
  back: 'Back to home',
} as const;
