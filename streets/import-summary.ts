import { distanceKm } from '../domain/geography/distance.ts';
import { type MapTile, tileBox } from '../domain/geography/map-tile.ts';
import { isMissingFootpaths, type StreetsImportOverview } from '../domain/registry-admin/streets-import.ts';
import type { StreetSource } from '../domain/streets/street-index.ts';
import { boxAroundCells } from './write/box-around-cells.ts';

interface SummarisedCell {
  readonly cell: MapTile;
  readonly bytes: number;
  readonly isRoutable: boolean;
}

interface Facts {
  readonly sources: readonly StreetSource[];
  /** The number of incomplete streets, by source. */
  readonly cutCounts: readonly number[];
  /**
   * The percentage of the walkable length that consists of footpaths. Null if that length is too short for a
   * conclusion.
   */
  readonly footpaths: number | null;
  readonly cells: readonly SummarisedCell[];
  readonly today: string;
}

function squareKm(cell: MapTile): number {
  const { west, south, east, north } = tileBox(cell);
  const middle = (south + north) / 2;
  return distanceKm([west, middle], [east, middle]) * distanceKm([west, south], [west, north]);
}

const kB = (bytes: number) => `${Math.ceil(bytes / 1000)} kB`;

const sizeOf = (bytes: number) => (bytes < 1e6 ? kB(bytes) : `${(bytes / 1e6).toFixed(1)} MB`);

/** Returns the quantile of `values` at `share` (from 0 to 1), without interpolation. */
function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** Data older than this number of days are reported as old, because a town will have built new streets since. */
const oldAfterDays = 400;

function dateWords({ asOf }: StreetSource, today: string): string {
  if (asOf === null) return 'date not stated: set it with --data-date';
  const days = (Date.parse(today) - Date.parse(asOf)) / 86_400_000;
  return days > oldAfterDays ? `data from ${asOf}, over a year old: fetch newer data` : `data from ${asOf}`;
}

function sourceLine(source: StreetSource, today: string): string {
  const { title, schema, attribution, licence, connectedPercent } = source;
  return `${title} (${schema}, ${dateWords(source, today)}): ${connectedPercent}% of its walkable length is connected. ${attribution}, ${licence}.`;
}

function cutLine({ title }: StreetSource, count = 0): string[] {
  if (count === 0) return [];
  const streets =
    count === 1
      ? '1 street ends early, because the file does not contain all of its points'
      : `${count.toLocaleString('en-GB')} streets end early, because the file does not contain all of their points`;
  return [
    `${title}: ${streets}. Make the extract with complete ways ("osmium extract -s complete_ways", "osmconvert --complete-ways").`,
  ];
}

/** Summarises an import as data, for the administrators' panel. */
export function buildStreetsImportOverview({
  cells,
  cutCounts,
  footpaths,
}: Pick<Facts, 'cells' | 'cutCounts' | 'footpaths'>): StreetsImportOverview {
  return {
    squareKm: Math.round(cells.reduce((sum, { cell }) => sum + squareKm(cell), 0)),
    box: boxAroundCells(cells.map(({ cell }) => cell)),
    bytes: cells.reduce((sum, { bytes }) => sum + bytes, 0),
    unroutedCount: cells.filter(({ isRoutable }) => !isRoutable).length,
    cutCount: cutCounts.reduce((sum, count) => sum + count, 0),
    footpathPercent: footpaths === null ? null : Math.round(footpaths * 10) / 10,
  };
}

const footpathLine =
  'The files have hardly any footpaths, steps or pedestrian streets. If they were filtered for cars, import complete ones ("osmium tags-filter" with w/highway and no values keeps every kind of way).';

/** Summarises an import in text, for the operator who decides whether to publish it. */
export function summariseImport({ sources, cutCounts, footpaths, cells, today }: Facts): string {
  const bytes = cells.map((cell) => cell.bytes);
  const overview = buildStreetsImportOverview({ cells, cutCounts, footpaths });
  const { squareKm: area, bytes: total } = overview;
  const unrouted = cells.filter(({ isRoutable }) => !isRoutable).map(({ cell }) => `${cell.x}/${cell.y}`);
  const routing =
    unrouted.length === 0
      ? 'Routes are calculated in all of them.'
      : `No routes are calculated in ${unrouted.length} of them, because their streets are not connected, or the file has only main roads. The map shows them: ${unrouted.slice(0, 20).join(', ')}${unrouted.length > 20 ? ' …' : ''}.`;
  return [
    ...sources.flatMap((source, place) => [sourceLine(source, today), ...cutLine(source, cutCounts[place])]),
    `${cells.length === 1 ? '1 cell' : `${cells.length} cells`} of zoom 12, about ${area} km²; ${sizeOf(total)} compressed with brotli; per cell ${kB(quantile(bytes, 0.5))} (median) or ${kB(quantile(bytes, 0.95))} (95th percentile).`,
    routing,
    ...(isMissingFootpaths(overview) ? [footpathLine] : []),
  ].join('\n');
}
