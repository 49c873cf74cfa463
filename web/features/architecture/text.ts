import type { StepState } from '../../../content/architecture.ts';

export const architectureText = {
  tag: 'From a reading to the map',
  title: 'System Architecture',
  lede: 'Six steps a figure would pass before you see it. Beside each one stands what exists today, because most of them are still a design.',
  design: 'Design',
  today: 'Today',
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
