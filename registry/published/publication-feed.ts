import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countryOfZone } from '../../domain/geography/country-of-zone.ts';
import type { LongitudeLatitude } from '../../domain/geography/position.ts';
import type { CellFeature } from '../../domain/registry/cell-changes.ts';
import { type FeedHead, type FeedLine, feedFile, maxFeedLines } from '../../domain/registry/publication-feed.ts';
import { parseRegistryIndex } from '../../domain/registry/registry-index.ts';
import { type HearChange, hearChanges } from './compare-published.ts';

const countryOf = (timeZone: unknown) =>
  typeof timeZone === 'string' ? (countryOfZone(timeZone)?.toUpperCase() ?? null) : null;

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

const named = ({ id = '', properties }: CellFeature) => ({
  id,
  name: String(properties.name ?? 'AED'),
  sources: textsOf(properties.sources),
});

/**
 * The version of the registry in a folder; null if there is none, or it is unreadable: the feed then has no changes.
 */
function versionIn(folder: string): string | null {
  const path = join(folder, 'index.json');
  if (!existsSync(path)) return null;
  try {
    return parseRegistryIndex(JSON.parse(readFileSync(path, 'utf8'))).version;
  } catch {
    return null;
  }
}

/** The AEDs of a registry with a secondary id, by that id: they may replace a removed AED. */
function noteNames(into: Map<string, string>, { id = '', properties }: CellFeature): void {
  for (const other of textsOf(properties.sameAs)) into.set(other, id);
}

/** The lines of a feed up to its limit, and their total number. */
class FeedLines {
  readonly lines: FeedLine[] = [];
  readonly #names = new Map<string, string>();
  /** Positions of removed AEDs. */
  readonly gone = new Map<string, LongitudeLatitude>();
  count = 0;

  hear(kind: Parameters<HearChange>[0], feature: CellFeature, formerZone: unknown): void {
    noteNames(this.#names, feature);
    if (kind === 'removed') {
      this.gone.set(feature.id ?? '', feature.geometry.coordinates);
      this.#tellGone(feature, formerZone);
      return;
    }
    const [country, before] = [countryOf(feature.properties.timeZone), countryOf(formerZone)];
    // An AED that moved to another country is gone from the old one.
    if (country !== before) this.#tellGone(feature, formerZone);
    this.#tell({ change: country === before ? kind : 'added', ...named(feature), country, aed: feature });
  }

  #tellGone(feature: CellFeature, timeZone: unknown): void {
    const into = this.#names.get(feature.id ?? '');
    const isSomewhere = into !== undefined && { into };
    this.#tell({ change: 'gone', ...named(feature), country: countryOf(timeZone), ...isSomewhere });
  }

  #tell(line: FeedLine): void {
    this.count += 1;
    if (this.count <= maxFeedLines) this.lines.push(line);
  }
}

/**
 * Writes the differences from the previous registry next to a registry (`feedFile`): a line with both versions, then a
 * line for each AED. Only the first line, without a previous version, if that is unreadable or so different that
 * clients must reload everything. Returns the removed AEDs with their positions.
 */
export function writePublicationFeed(former: string, written: string): ReadonlyMap<string, LongitudeLatitude> {
  const version = versionIn(written) ?? '';
  const { since, lines, count, gone } = feedBetween(former, written);
  const head: FeedHead = { version, since, count };
  writeFileSync(join(written, feedFile), [head, ...lines].map((line) => `${JSON.stringify(line)}\n`).join(''));
  return gone;
}

function feedBetween(
  former: string,
  written: string,
): Pick<FeedHead, 'since' | 'count'> & Pick<FeedLines, 'lines' | 'gone'> {
  const since = versionIn(former);
  const heard = new FeedLines();
  if (since === null) return { since, lines: [], count: 0, gone: new Map() };
  try {
    hearChanges(former, written, (...change) => heard.hear(...change));
  } catch {
    // A truncated file of the former registry must not prevent the next publication.
    return { since: null, lines: [], count: 0, gone: new Map() };
  }
  const { lines, count, gone } = heard;
  return count > maxFeedLines ? { since: null, lines: [], count, gone } : { since, lines, count, gone };
}
