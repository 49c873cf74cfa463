import { CivicDials } from './civic-dials.tsx';
import { DriftExample } from './drift/drift-example.tsx';
import { TurnedOutput, TurnedRings } from './turned-diagram.tsx';

/** Parts loaded only when the section comes near the viewport: everything interactive, and the example below. */
export const lazyParts = { CivicDials, TurnedRings, TurnedOutput, DriftExample } as const;

export type LazyParts = typeof lazyParts;
