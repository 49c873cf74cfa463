/**
 * Data in a source's record of an AED that could not be interpreted with certainty. A missing value does not count as
 * uncertain.
 */
export interface DataUncertainty {
  /** The source's text about the AED's state, if it could not be interpreted. */
  readonly state?: string;
  /** The source's text about who may use the AED, if it could not be interpreted. */
  readonly access?: string;
  /** How far the AED may be from its position on the map, in metres; true if the distance is unknown. */
  readonly place?: number | true;
}

/**
 * Share of AEDs that are available although their data are uncertain, by the kind of data. These are our own estimates,
 * because no figure is known. A state or an access that could not be interpreted lowers the probability as much as
 * reports by two strangers. A helper who is sent hundreds of metres too far usually does not find the AED.
 */
const doubtShares: Readonly<Record<keyof DataUncertainty, number>> = { state: 0.5, access: 0.5, place: 0.25 };

/**
 * Factor from 0 to 1 by which uncertain data lower the probability that an AED is available. If several kinds of data
 * are uncertain, only the lowest factor counts.
 */
export function computeUncertaintyFactor(doubts: DataUncertainty | undefined): number {
  const { state, access, place } = doubts ?? {};
  return Math.min(
    1,
    ...[state && doubtShares.state, access && doubtShares.access, place && doubtShares.place].filter(
      (share) => typeof share === 'number',
    ),
  );
}

/** Returns an AED's uncertain data without those of one kind; undefined if no other data are uncertain. */
export function omitUncertainty(
  { doubts }: { readonly doubts?: DataUncertainty | undefined },
  settled: keyof DataUncertainty,
): DataUncertainty | undefined {
  const left = Object.entries(doubts ?? {}).filter(([what]) => what !== settled);
  return left.length === 0 ? undefined : Object.fromEntries(left);
}
