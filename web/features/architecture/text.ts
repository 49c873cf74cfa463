import type { StepState } from '../../../content/architecture.ts';

export const architectureText = {
  tag: 'From a reading to the map',
  title: 'System Architecture',
  lede: 'Six steps a figure would pass before you see it. Beside each one stands what exists today, and what runs of it now, for some of them are still a design.',
  design: 'Design',
  today: 'Today',
  now: 'Now',
  /** Until reports of visitors are taken in, three steps have nothing to count. */
  notRunning: {
    input: 'Inputs waiting, and refused this month: not running yet. Nobody can send one in.',
    human: 'Median time to a human decision: not running yet. There is nothing sent in to decide on.',
    cluster: 'Verdicts of the checkers: not running yet.',
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
