/** What a register says of an AED that could not be read for certain, as its card shows it; what is missing is in no doubt. */
export interface SourceDoubts {
  /** The register's own words on its state, which nobody understood. */
  readonly state?: string;
  /** The same of who may use it. */
  readonly access?: string;
  /** So many metres at most it may be from its pin; true where nobody knows how many. */
  readonly place?: number | true;
}

/**
 * Our own estimates, no figure being known: how often an AED in such doubt is had all the same. A state or an access that nobody understood
 * is like what two strangers report. Who stands at a pin hundreds of metres off mostly does not find it.
 */
const doubtShares: Readonly<Record<keyof SourceDoubts, number>> = { state: 0.5, access: 0.5, place: 0.25 };

/** How much of its chance an AED keeps, 0 to 1: the worst of its doubts counts. */
export function shareLeftBy(doubts: SourceDoubts | undefined): number {
  const { state, access, place } = doubts ?? {};
  return Math.min(
    1,
    ...[state && doubtShares.state, access && doubtShares.access, place && doubtShares.place].filter(
      (share) => typeof share === 'number',
    ),
  );
}

/** The doubts without one of them; undefined if none is left. */
export function withoutDoubt(
  { doubts }: { readonly doubts?: SourceDoubts | undefined },
  settled: keyof SourceDoubts,
): SourceDoubts | undefined {
  const left = Object.entries(doubts ?? {}).filter(([what]) => what !== settled);
  return left.length === 0 ? undefined : Object.fromEntries(left);
}
