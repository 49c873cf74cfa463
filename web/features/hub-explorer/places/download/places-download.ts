import { lifeExpectancySources } from '../../../../../content/figures/life-expectancy-sources.ts';
import { type CsvValue, toCsv } from '../../../../../domain/text/csv.ts';
import type { PlaceRow } from '../rows/place-row.ts';
import { downloadText } from './download-text.ts';

export type DownloadFormat = 'csv' | 'json';

/** Where and when a file was created. */
export interface DownloadMetadata {
  readonly address: string;
  readonly moment: Date;
}

const day = (moment: Date) => moment.toISOString().slice(0, 10);

/** Returns a file name such as longevity-places-2026-03-01.csv, with the date in UTC. */
export const formatDownloadFileName = (format: DownloadFormat, moment: Date): string =>
  `longevity-places-${day(moment)}.${format}`;

const scoreOrigin = (isEstimated: boolean) => (isEstimated ? downloadText.estimated : downloadText.founding);

/** Returns a place as it is written to a file, with null for missing figures. */
function record({ hub, recorded, worldRegion, lifeExpectancy }: PlaceRow) {
  const [longitude, latitude] = hub.coords;
  const source = lifeExpectancy === null ? null : lifeExpectancySources[lifeExpectancy.source];
  return {
    id: hub.id,
    name: recorded.name,
    region: hub.region,
    country: recorded.country,
    part_of_the_world: worldRegion,
    kind: recorded.kind,
    latitude,
    longitude,
    sli: hub.sli,
    sli_origin: scoreOrigin(hub.estimated.includes('sli')),
    xi_access: hub.xiAccess,
    xi_access_origin: scoreOrigin(hub.estimated.includes('xiAccess')),
    life_expectancy_years: lifeExpectancy?.years ?? null,
    life_expectancy_year: lifeExpectancy?.year ?? null,
    life_expectancy_population: lifeExpectancy?.population ?? null,
    life_expectancy_scope: lifeExpectancy?.scope ?? null,
    life_expectancy_evidence: lifeExpectancy?.evidence ?? null,
    life_expectancy_note: lifeExpectancy === null || lifeExpectancy.note === '' ? null : lifeExpectancy.note,
    life_expectancy_source: source?.publisher ?? null,
    life_expectancy_source_address: source?.url ?? null,
    life_expectancy_licence: source?.licence ?? null,
  };
}

type PlaceRecord = ReturnType<typeof record>;

/**
 * Formats the places as CSV. The last columns of every row contain the terms of use and the citation, so that a copied
 * row keeps its source. Comment lines above the header would be read as data by spreadsheets.
 */
export function placesToCsv(rows: readonly PlaceRow[], origin: DownloadMetadata): string {
  const columns: readonly (keyof PlaceRecord)[] = downloadText.columns;
  const closing = [downloadText.terms, downloadText.citation(origin.address, day(origin.moment))];
  const lines = rows.map((row) => {
    const values = record(row);
    return [...columns.map((column): CsvValue => values[column] ?? ''), ...closing];
  });
  return toCsv([[...columns, 'terms', 'cite_as'], ...lines]);
}

/** Formats the places as JSON, with a description, the terms of use and the citation. */
export function placesToJson(rows: readonly PlaceRow[], origin: DownloadMetadata): string {
  const file = {
    title: downloadText.title,
    view: origin.address,
    made: day(origin.moment),
    terms: downloadText.terms,
    cite_as: downloadText.citation(origin.address, day(origin.moment)),
    notes: downloadText.notes,
    count: rows.length,
    places: rows.map(record),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
