import { CivicDials } from './civic-dials.tsx';
import { DriftExample } from './drift/drift-example.tsx';
import { TurnedOutput, TurnedRings } from './turned-diagram.tsx';

/**
 * Components that load only when the section comes near the viewport: those that are interactive, and the drift
 * example.
 */
export const lazyParts = { CivicDials, TurnedRings, TurnedOutput, DriftExample } as const;

export type LazyParts = typeof lazyParts;
