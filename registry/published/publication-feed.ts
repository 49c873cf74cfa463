import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unnamedAed } from '../../domain/aed/aed-registry.ts';
import { countryOfTimeZone } from '../../domain/geography/country-of-time-zone.ts';
import type { LongitudeLatitude } from '../../domain/geography/position.ts';
import type { CellFeature } from '../../domain/registry/cell-changes.ts';
import { type FeedHeader, type FeedLine, feedFile, maxFeedLines } from '../../domain/registry/publication-feed.ts';
import { parseRegistryIndex } from '../../domain/registry/registry-index.ts';
import { forEachAedChange, type OnAedChange } from './compare-published.ts';
import { RenumberedAeds } from './renumbered-aeds.ts';

const countryOf = (timeZone: unknown) =>
  typeof timeZone === 'string' ? (countryOfTimeZone(timeZone)?.toUpperCase() ?? null) : null;

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

const named = ({ id = '', properties }: CellFeature) => ({
  id,
  name: String(properties.name ?? unnamedAed),
  sources: textsOf(properties.sources),
});

/**
 * Reads the version of the registry in a folder. Returns null if there is no registry or it is unreadable; the feed
 * then has no changes.
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

/**
 * Stores the id of an AED by each of its secondary ids, because the AED may replace a removed one with one of these
 * ids.
 */
function storeSecondaryIds(into: Map<string, string>, { id = '', properties }: CellFeature): void {
  for (const other of textsOf(properties.sameAs)) into.set(other, id);
}

interface CollectedChanges {
  /** The first lines of the feed, up to the maximum number. */
  readonly lines: readonly FeedLine[];
  readonly count: number;
  /** Last positions of removed AEDs, by id. */
  readonly gone: ReadonlyMap<string, LongitudeLatitude>;
  /** For AEDs that their source now lists under another id, the new id by the old one. */
  readonly renumbered: ReadonlyMap<string, string>;
}

const noChanges: CollectedChanges = { lines: [], count: 0, gone: new Map(), renumbered: new Map() };

/** Collects the lines of a feed up to the maximum number, and counts all of them. */
class FeedLines {
  readonly #lines: FeedLine[] = [];
  readonly #names = new Map<string, string>();
  readonly gone = new Map<string, LongitudeLatitude>();
  readonly #renumbering = new RenumberedAeds();
  count = 0;

  hear(kind: Parameters<OnAedChange>[0], feature: CellFeature, formerZone: unknown): void {
    storeSecondaryIds(this.#names, feature);
    if (kind === 'added') this.#renumbering.add(feature);
    if (kind === 'removed') {
      this.#renumbering.remove(feature);
      this.gone.set(feature.id ?? '', feature.geometry.coordinates);
      this.#tellGone(feature, formerZone);
      return;
    }
    const [country, before] = [countryOf(feature.properties.timeZone), countryOf(formerZone)];
    // An AED that moved to another country is reported as removed to subscribers of the old country.
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
    if (this.count <= maxFeedLines) this.#lines.push(line);
  }

  /** Returns the collected changes. Must be called after the last change. */
  end(): CollectedChanges {
    const renumbered = this.#renumbering.pairs();
    const lines = this.#lines.map((line) => {
      const into = line.change === 'gone' ? renumbered.get(line.id) : undefined;
      return into === undefined ? line : { into, ...line };
    });
    return { lines, count: this.count, gone: this.gone, renumbered };
  }
}

/**
 * Writes a feed of the differences between the previous registry and a new one (`feedFile`). Its first line has both
 * versions, and each further line has one AED. If the previous registry is missing or unreadable, or if there are too
 * many differences, only the first line is written, without a previous version. Clients must then reload everything.
 * Returns the last positions of removed AEDs and the new ids of renumbered ones.
 */
export function writePublicationFeed(previous: string, draft: string): Pick<CollectedChanges, 'gone' | 'renumbered'> {
  const version = versionIn(draft) ?? '';
  const { since, lines, count, gone, renumbered } = feedBetween(previous, draft);
  const head: FeedHeader = { version, since, count };
  writeFileSync(join(draft, feedFile), [head, ...lines].map((line) => `${JSON.stringify(line)}\n`).join(''));
  return { gone, renumbered };
}

function feedBetween(previous: string, written: string): CollectedChanges & Pick<FeedHeader, 'since'> {
  const since = versionIn(previous);
  if (since === null) return { since, ...noChanges };
  const lines = new FeedLines();
  try {
    forEachAedChange(previous, written, (...change) => lines.hear(...change));
  } catch {
    // A truncated file in the previous registry must not prevent publication of the new one.
    return { since: null, ...noChanges };
  }
  const heard = lines.end();
  return heard.count > maxFeedLines ? { since: null, ...heard, lines: [] } : { since, ...heard };
}
