import { CivicDials } from './civic-dials.tsx';
import { DriftExample } from './drift/drift-example.tsx';
import { TurnedOutput, TurnedRings } from './turned-diagram.tsx';

/** What only a visitor who comes near the section loads: all that moves, and the example below it. */
export const lazyParts = { CivicDials, TurnedRings, TurnedOutput, DriftExample } as const;

export type LazyParts = typeof lazyParts;
