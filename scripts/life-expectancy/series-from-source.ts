import { iso1A2Code, iso1A3Code } from '@rapideditor/country-coder';
import {
  computeLifeTable,
  lifeTableAges,
  lifeTableValueAt,
  type PopulationSex,
} from '../../domain/life-expectancy/abridged-life-table.ts';
import { encodeDeltaSeries } from '../../domain/life-expectancy/delta-series.ts';
import {
  type EncodedSeriesBySex,
  firstSeriesYear,
  type LifeExpectancyRecord,
  lastEstimateYear,
  lastSeriesYear,
  type ProjectionBounds,
  populationSexes,
  yearsPerPeriod,
} from '../../domain/life-expectancy/life-expectancy-record.ts';
import { readSourceRows } from './source-tables.ts';

const letters: Readonly<Record<PopulationSex, string>> = { both: 'B', women: 'F', men: 'M' };
const projectedYears = Array.from({ length: lastSeriesYear - lastEstimateYear }, (_, at) => lastEstimateYear + 1 + at);
const periods = Array.from({ length: (lastSeriesYear - firstSeriesYear) / yearsPerPeriod }, (_, at) => at);
/**
 * Minimum difference in years for an uneven period: the difference between life expectancy in the period's life table
 * and the mean of the yearly figures.
 */
const unevenDifference = 0.5;

/**
 * The UN's number for Kosovo. Kosovo has no ISO 3166-1 code, so we use XK and XKX like the World Bank, the EU and
 * browsers.
 */
const kosovo = '412';

type Row = Readonly<Record<string, string>>;

const tenths = (years: number) => Math.round(years * 10);
const thousandths = (part: number) => Math.round(part * 1000);

/**
 * Returns one of the UN's figures in tenths of a year. It is rounded as a decimal number, because in binary some halves
 * would be rounded down.
 */
function tenthsOf(row: Row | undefined, column: number): number {
  const text = row?.[column];
  if (text === undefined || !/^\d+(?:\.\d+)?$/.test(text))
    throw new Error(`${column} must be in years, not "${text}".`);
  return Math.round(Number((Number(text) * 10).toFixed(6)));
}

const byCode = (rows: readonly Row[]) => new Map(rows.map((row) => [row.country_code ?? '', row]));

interface SexTables {
  readonly estimates: ReadonlyMap<string, Row>;
  readonly median: ReadonlyMap<string, Row>;
  readonly bounds: readonly ReadonlyMap<string, Row>[];
  readonly rates: ReadonlyMap<string, readonly Row[]>;
}

function tablesOf(sex: PopulationSex): SexTables {
  const letter = letters[sex];
  return {
    estimates: byCode(readSourceRows(`e0${letter}`)),
    median: byCode(readSourceRows(`e0${letter}proj`)),
    bounds: ['80l', '80u', '95l', '95u'].map((bound) => byCode(readSourceRows(`e0${letter}proj${bound}`))),
    rates: Map.groupBy(readSourceRows(`mx${letter}5`), (row) => row.country_code ?? ''),
  };
}

/** The figures of one population and sex. */
interface SexFigures {
  readonly atBirth: readonly number[];
  readonly within80: readonly [string, string];
  readonly within95: readonly [string, string];
  readonly tables: readonly PeriodFigures[];
}

interface PeriodFigures {
  readonly at65: number;
  readonly at80: number;
  readonly reach65: number;
  readonly reach90: number;
  readonly from65to90: number;
  /** Life expectancy at birth from the life table of the period, in years. */
  readonly atBirth: number;
}

function periodFigures(rows: readonly Row[], period: number, sex: PopulationSex): PeriodFigures {
  const start = firstSeriesYear + period * yearsPerPeriod;
  const ages = new Map(
    rows.map((row) => [Number.parseInt(row.age ?? '', 10), Number(row[`${start}-${start + yearsPerPeriod}`])]),
  );
  const { survivors, yearsLeft } = computeLifeTable(
    lifeTableAges.map((age) => ages.get(age) ?? Number.NaN),
    sex,
  );
  return {
    at65: tenths(lifeTableValueAt(yearsLeft, 65)),
    at80: tenths(lifeTableValueAt(yearsLeft, 80)),
    reach65: thousandths(lifeTableValueAt(survivors, 65)),
    reach90: thousandths(lifeTableValueAt(survivors, 90)),
    from65to90: thousandths(lifeTableValueAt(survivors, 90) / lifeTableValueAt(survivors, 65)),
    atBirth: lifeTableValueAt(yearsLeft, 0),
  };
}

function sexFigures(tables: SexTables, m49: string, sex: PopulationSex): SexFigures {
  const estimates = tables.estimates.get(m49);
  const median = tables.median.get(m49);
  const atBirth = Array.from({ length: lastSeriesYear - firstSeriesYear + 1 }, (_, at) => {
    const year = firstSeriesYear + at;
    return tenthsOf(year <= lastEstimateYear ? estimates : median, year);
  });
  const distances = (bound: number) =>
    encodeDeltaSeries(
      projectedYears.map((year) =>
        Math.abs(tenthsOf(tables.bounds[bound]?.get(m49), year) - (atBirth[year - firstSeriesYear] ?? 0)),
      ),
    );
  return {
    atBirth,
    within80: [distances(0), distances(1)],
    within95: [distances(2), distances(3)],
    tables: periods.map((period) => periodFigures(tables.rates.get(m49) ?? [], period, sex)),
  };
}

const bySex = (
  figuresBySex: Readonly<Record<PopulationSex, SexFigures>>,
  figure: Exclude<keyof PeriodFigures, 'atBirth'>,
): EncodedSeriesBySex => {
  const series = (sex: PopulationSex) => encodeDeltaSeries(figuresBySex[sex].tables.map((table) => table[figure]));
  return { both: series('both'), women: series('women'), men: series('men') };
};

const boundsOf = (
  figuresBySex: Readonly<Record<PopulationSex, SexFigures>>,
  level: 'within80' | 'within95',
): ProjectionBounds => ({
  both: figuresBySex.both[level],
  women: figuresBySex.women[level],
  men: figuresBySex.men[level],
});

/**
 * Returns the uneven periods, in which life expectancy in the life table differs by more than `unevenDifference` from
 * the mean of the UN's five yearly figures.
 */
function unevenPeriods(figuresBySex: Readonly<Record<PopulationSex, SexFigures>>): readonly number[] {
  return periods.filter((period) =>
    populationSexes.some((sex) => {
      const years = figuresBySex[sex].atBirth.slice(period * yearsPerPeriod, (period + 1) * yearsPerPeriod);
      const mean = years.reduce((sum, value) => sum + value, 0) / years.length / 10;
      return Math.abs((figuresBySex[sex].tables[period]?.atBirth ?? 0) - mean) > unevenDifference;
    }),
  );
}

function codesOf(m49: string, kind: string | undefined): Pick<LifeExpectancyRecord, 'code' | 'region'> {
  if (kind === '0') return { code: 'WORLD', region: null };
  if (kind !== '4') return { code: `R${m49}`, region: null };
  if (m49 === kosovo) return { code: 'XKX', region: 'XK' };
  const padded = m49.padStart(3, '0');
  const [code, region] = [iso1A3Code(padded), iso1A2Code(padded)];
  if (code === null || region === null) throw new Error(`${m49} is not a country with a code of ISO 3166-1.`);
  return { code, region };
}

/**
 * Returns the series of every place with figures: the world first, then countries and areas, continents and their
 * parts.
 */
export function readLifeExpectancySeries(): readonly LifeExpectancyRecord[] {
  const tables = { both: tablesOf('both'), women: tablesOf('women'), men: tablesOf('men') };
  const rank = ({ location_type: kind = '' }: Row) => ['0', '4', '2', '3'].indexOf(kind);
  const places = readSourceRows('UNlocations')
    .filter(({ country_code: m49 = '' }) => tables.both.estimates.has(m49))
    .toSorted((one, other) => rank(one) - rank(other));
  return places.map(
    ({ country_code: m49 = '', location_type: kind, name = '', reg_name: part, area_name: continent = '' }) => {
      // The UN does not divide Northern America into parts, so its countries belong to the continent itself.
      const area = kind === '4' && part ? part : continent;
      const figuresBySex = {
        both: sexFigures(tables.both, m49, 'both'),
        women: sexFigures(tables.women, m49, 'women'),
        men: sexFigures(tables.men, m49, 'men'),
      };
      const line = (sex: PopulationSex) => encodeDeltaSeries(figuresBySex[sex].atBirth);
      return {
        ...codesOf(m49, kind),
        m49: Number(m49),
        unName: name,
        area: area === '' ? null : area,
        atBirth: { both: line('both'), women: line('women'), men: line('men') },
        within80: boundsOf(figuresBySex, 'within80'),
        within95: boundsOf(figuresBySex, 'within95'),
        at65: bySex(figuresBySex, 'at65'),
        at80: bySex(figuresBySex, 'at80'),
        reach65: bySex(figuresBySex, 'reach65'),
        reach90: bySex(figuresBySex, 'reach90'),
        from65to90: bySex(figuresBySex, 'from65to90'),
        uneven: unevenPeriods(figuresBySex),
      };
    },
  );
}
