/** The population whose deaths and years are counted. */
export type PopulationSex = 'both' | 'women' | 'men';

/** First ages of a table's age groups: 0, 1 to 4, then by five years, and 100 and over. */
export const lifeTableAges: readonly number[] = [0, 1, ...Array.from({ length: 20 }, (_, at) => 5 + 5 * at)];

export interface LifeTable {
  /** The fraction of those born who reach each age of `lifeTableAges`, starting at 1. */
  readonly survivors: readonly number[];
  /** Remaining years on average at each age of `lifeTableAges`. */
  readonly yearsLeft: readonly number[];
}

/**
 * Mean years lived in their interval by those who die in it, for the two youngest groups, from the infant death rate:
 * the regressions on Coale and Demeny's West model in Preston, Heuveline and Guillot, Demography (2001), table 3.3.
 * Both sexes together: the mean of the two.
 */
function youngestShares(infantRate: number, sex: PopulationSex): readonly [infants: number, children: number] {
  const isHigh = infantRate >= 0.107;
  const women = isHigh ? ([0.35, 1.361] as const) : ([0.053 + 2.8 * infantRate, 1.522 - 1.518 * infantRate] as const);
  const men = isHigh ? ([0.33, 1.352] as const) : ([0.045 + 2.684 * infantRate, 1.651 - 2.816 * infantRate] as const);
  if (sex === 'women') return women;
  if (sex === 'men') return men;
  return [(women[0] + men[0]) / 2, (women[1] + men[1]) / 2];
}

/**
 * An abridged period life table from death rates by age group (deaths per person-year, one for each of
 * `lifeTableAges`), by Chiang's formula q = n·m ÷ (1 + (n − a)·m), as in Preston, Heuveline and Guillot, Demography
 * (2001), box 3.1. From age five those who die in an interval live half of it, and at 100 and over the remaining years
 * are 1 ÷ m. Throws if a rate is missing or not positive.
 */
export function abridgedLifeTable(rates: readonly number[], sex: PopulationSex): LifeTable {
  if (rates.length !== lifeTableAges.length || rates.some((rate) => !(rate > 0) || !Number.isFinite(rate))) {
    throw new Error(
      `The death rates must be ${lifeTableAges.length} positive numbers, one for each age group, not ${rates.join(' ')}.`,
    );
  }
  const [infants, children] = youngestShares(rates[0] ?? 0, sex);
  const survivors: number[] = [];
  const lived: number[] = [];
  let alive = 1;
  for (const [at, rate] of rates.entries()) {
    survivors.push(alive);
    const next = lifeTableAges[at + 1];
    if (next === undefined) {
      lived.push(alive / rate);
      break;
    }
    const width = next - (lifeTableAges[at] ?? 0);
    const share = at === 0 ? infants : at === 1 ? children : width / 2;
    const dying = Math.min(1, (width * rate) / (1 + (width - share) * rate));
    lived.push(alive * (width * (1 - dying) + share * dying));
    alive *= 1 - dying;
  }
  const yearsLeft = survivors.map((start, at) => lived.slice(at).reduce((sum, years) => sum + years, 0) / start);
  return { survivors, yearsLeft };
}

/** A value of a table at one of `lifeTableAges`. Throws at any other age. */
export function lifeTableValueAt(values: readonly number[], age: number): number {
  const value = values[lifeTableAges.indexOf(age)];
  if (value === undefined) throw new Error(`Age ${age} is not one of ${lifeTableAges.join(', ')}.`);
  return value;
}
