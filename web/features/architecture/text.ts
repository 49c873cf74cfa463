import type { StepState } from '../../../content/architecture.ts';

export const architectureText = {
  tag: 'From a reading to the map',
  title: 'System Architecture',
  lede: 'Six steps a figure would pass before you see it. Beside each one stands what exists today, and what runs of it now, for some of them are still a design.',
  design: 'Design',
  today: 'Today',
  now: 'Now',
  /** Reports are taken in and decided on; their figures are to stand here. */
  notCounted: {
    input: 'Reports about AEDs come in. How many wait, and were refused this month, is not shown here yet.',
    human: 'Reports are decided on by people. Their median time to a decision is not shown here yet.',
    cluster: 'Each report is checked before somebody decides on it. The verdicts are not counted here yet.',
  },
  mapNow: (places: number, profiles: number, records: number) =>
    `${places} places, ${profiles} of them with a profile, drawn from ${records} records.`,
  states: { runs: 'Runs today', 'in-part': 'Runs in part', design: 'Design only' } satisfies Record<StepState, string>,
  loop: 'Readers who find an error send it back to step 1.',
  loopLink: 'How to report one',
  principlesTitle: 'Four core principles',
  access: {
    label: 'Access System',
    note: 'Not available: the system that these steps describe has no door of its own yet. The account of this site is another matter.',
  },
  back: 'Back to home',
} as const;
