import { CivicSliders } from './civic-sliders.tsx';
import { DriftExample } from './drift/drift-example.tsx';
import { OutputLevel, RingLevels } from './ring-diagram-overlays.tsx';

/**
 * Components that load only when the section comes near the viewport: the interactive components and the drift example.
 */
export const lazySymbiosisParts = {
  CivicDials: CivicSliders,
  TurnedRings: RingLevels,
  TurnedOutput: OutputLevel,
  DriftExample,
} as const;

export type LazySymbiosisParts = typeof lazySymbiosisParts;
