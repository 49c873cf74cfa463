/** The sex of the people whom a figure describes. */
export type PopulationSex = 'both' | 'women' | 'men';

/** The first age of each age group in a life table: 0, 1 to 4, groups of five years from 5 on, and 100 and over. */
export const lifeTableAges: readonly number[] = [0, 1, ...Array.from({ length: 20 }, (_, at) => 5 + 5 * at)];

export interface LifeTable {
  /** Share of newborns who reach each age in `lifeTableAges`. The first value is 1. */
  readonly survivors: readonly number[];
  /** Average number of remaining years at each age in `lifeTableAges`. */
  readonly yearsLeft: readonly number[];
}

/**
 * Returns the average number of years that people who die in one of the two youngest age groups have lived within that
 * group. The numbers are calculated from the infant death rate by regressions on Coale and Demeny's West model
 * (Preston, Heuveline and Guillot, Demography (2001), table 3.3). For both sexes together, they are the means of
 * women's and men's.
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
 * Calculates an abridged period life table from death rates (deaths per person-year, one for each of `lifeTableAges`).
 * It uses Chiang's formula q = n·m ÷ (1 + (n − a)·m), as in Preston, Heuveline and Guillot, Demography (2001), box 3.1.
 * People who die after their fifth birthday are assumed to die in the middle of their age group. At 100 and over, the
 * remaining years are 1 ÷ m. Throws if a rate is missing or not positive.
 */
export function computeLifeTable(rates: readonly number[], sex: PopulationSex): LifeTable {
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

/** Returns the value of a life table at one of `lifeTableAges`. Throws for any other age. */
export function lifeTableValueAt(values: readonly number[], age: number): number {
  const value = values[lifeTableAges.indexOf(age)];
  if (value === undefined) throw new Error(`Age ${age} is not one of ${lifeTableAges.join(', ')}.`);
  return value;
}
