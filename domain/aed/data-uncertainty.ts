/**
 * What could not be read with certainty in a register's record of an AED, as shown on its card; missing fields are not
 * in doubt.
 */
export interface DataUncertainty {
  /** The register's own words on its state, which could not be interpreted. */
  readonly state?: string;
  /** The register's own words on who may use it, which could not be interpreted. */
  readonly access?: string;
  /** Maximum distance of the AED from its pin, in metres; true if it is in doubt by an unknown distance. */
  readonly place?: number | true;
}

/**
 * Our own estimates, because no figure is known: how often an AED with such a doubt is available all the same. An
 * uninterpreted state or access counts like the reports of two strangers. A helper at a pin hundreds of metres off
 * usually does not find it.
 */
const doubtShares: Readonly<Record<keyof DataUncertainty, number>> = { state: 0.5, access: 0.5, place: 0.25 };

/** Factor on the probability, 0 to 1: the worst of its doubts counts. */
export function uncertaintyFactor(doubts: DataUncertainty | undefined): number {
  const { state, access, place } = doubts ?? {};
  return Math.min(
    1,
    ...[state && doubtShares.state, access && doubtShares.access, place && doubtShares.place].filter(
      (share) => typeof share === 'number',
    ),
  );
}

/** The doubts without one of them; undefined if none is left. */
export function withoutUncertainty(
  { doubts }: { readonly doubts?: DataUncertainty | undefined },
  settled: keyof DataUncertainty,
): DataUncertainty | undefined {
  const left = Object.entries(doubts ?? {}).filter(([what]) => what !== settled);
  return left.length === 0 ? undefined : Object.fromEntries(left);
}
