import type { DriftRule } from '../../domain/hub/drift.ts';

export type DriftGroupId = 'income' | 'disability' | 'language' | 'neighbourhood';

export interface DriftGroup {
  readonly id: DriftGroupId;
  /** The group's Ω in each quarter. */
  readonly output: readonly number[];
}

/** The quarters of the example, in order. */
export const sampleDriftQuarters = ['1.1', '1.2', '1.3', '1.4', '2.1', '2.2', '2.3', '2.4'] as const;

/** An invented rule for when a group counts as drifting. */
export const sampleDriftRule: DriftRule = { tolerance: 0.1, periods: 2 };

/** Ω of an invented place in each quarter. No real place publishes Ω. */
export const samplePlaceOutputs: readonly number[] = [0.62, 0.62, 0.63, 0.63, 0.64, 0.64, 0.65, 0.65];

/**
 * Four groups of the invented place. One drifts away from the place's Ω, and another is below it for a single quarter
 * and recovers.
 */
export const driftGroups: readonly DriftGroup[] = [
  { id: 'income', output: [0.57, 0.57, 0.58, 0.58, 0.58, 0.59, 0.6, 0.6] },
  { id: 'disability', output: [0.56, 0.56, 0.57, 0.57, 0.57, 0.58, 0.58, 0.59] },
  { id: 'language', output: [0.58, 0.57, 0.56, 0.54, 0.53, 0.51, 0.5, 0.49] },
  { id: 'neighbourhood', output: [0.61, 0.6, 0.6, 0.52, 0.61, 0.62, 0.62, 0.63] },
];
