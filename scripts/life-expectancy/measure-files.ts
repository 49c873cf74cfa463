import type { PopulationSex } from '../../domain/life-expectancy/abridged-life-table.ts';
import { type LifeExpectancyRecord, populationSexes } from '../../domain/life-expectancy/life-expectancy-record.ts';

const fields = { 'at-birth': 'atBirth', 'at-65': 'at65', 'reach-90': 'reach90' } as const;
type Measure = keyof typeof fields;
type MeasureFileName = `${Measure}-${PopulationSex}`;

/** Names of the files with the figures that the map shows, one per measure and sex. */
export const measureFileNames: readonly MeasureFileName[] = (Object.keys(fields) as Measure[]).flatMap((measure) =>
  populationSexes.map((sex): MeasureFileName => `${measure}-${sex}`),
);

/** Returns the content of a file as JSON. It has the series of every population by its code, one per line. */
export function formatMeasureFile(name: MeasureFileName, records: readonly LifeExpectancyRecord[]): string {
  const sex = populationSexes.find((one) => name.endsWith(`-${one}`)) ?? 'both';
  const field = fields[name.slice(0, -sex.length - 1) as Measure];
  const lines = records.map((record) => `${JSON.stringify(record.code)}:${JSON.stringify(record[field][sex])}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

/**
 * Returns the content of a file with the prediction intervals of one sex. For every population it has the lower and
 * upper bounds at 80 percent and then those at 95 percent.
 */
export function formatBoundsFile(sex: PopulationSex, records: readonly LifeExpectancyRecord[]): string {
  const lines = records.map(
    ({ code, within80, within95 }) => `${JSON.stringify(code)}:${JSON.stringify([...within80[sex], ...within95[sex]])}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}
