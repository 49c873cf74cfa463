import type { StepImplementation } from '../../../content/architecture.ts';

export const architectureText = {
  tag: 'From a reading to the map',
  title: 'System Architecture',
  lede: 'Six steps that a figure would pass before you see it. Each one says what exists today and how much of it runs now.',
  design: 'Design',
  today: 'Today',
  now: 'Now',
  checksNow: (checks: number) =>
    `${checks} checks look at each case when a steward or an administrator opens it, and show their reasons. They run anew each time and their results are not stored, so there is no count of them.`,
  mapNow: (places: number, profiles: number, records: number) =>
    `${places} places, ${profiles} of them with a profile, drawn from ${records} records.`,
  states: { runs: 'Runs today', 'in-part': 'Runs in part' } satisfies Record<StepImplementation, string>,
  loop: 'Readers who find an error send it back to step 1.',
  loopLink: 'How to report one',
  principlesTitle: 'Four core principles',
  access: {
    label: 'Access System',
    note: 'Not available: you cannot access the system that these steps describe yet. Accounts on this site are something else.',
  },
  back: 'Back to home',
} as const;
