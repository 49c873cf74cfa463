import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

interface Heard {
  /** The lines of the feed, up to its limit. */
  readonly lines: readonly FeedLine[];
  readonly count: number;
  /** Last positions of removed AEDs. */
  readonly gone: ReadonlyMap<string, LongitudeLatitude>;
  /** New ids of removed AEDs that their register lists under another id. */
  readonly renumbered: ReadonlyMap<string, string>;
}

const nothingHeard: Heard = { lines: [], count: 0, gone: new Map(), renumbered: new Map() };

/** Collects the lines of a feed up to its limit, and counts them all. */
class FeedLines {
  readonly #lines: FeedLine[] = [];
  readonly #names = new Map<string, string>();
  readonly gone = new Map<string, LongitudeLatitude>();
  readonly #renumbering = new RenumberedAeds();
  count = 0;

  hear(kind: Parameters<OnAedChange>[0], feature: CellFeature, formerZone: unknown): void {
    noteNames(this.#names, feature);
    if (kind === 'added') this.#renumbering.add(feature);
    if (kind === 'removed') {
      this.#renumbering.remove(feature);
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
    if (this.count <= maxFeedLines) this.#lines.push(line);
  }

  /** The collected changes. */
  end(): Heard {
    const renumbered = this.#renumbering.pairs();
    const lines = this.#lines.map((line) => {
      const into = line.change === 'gone' ? renumbered.get(line.id) : undefined;
      return into === undefined ? line : { into, ...line };
    });
    return { lines, count: this.count, gone: this.gone, renumbered };
  }
}

/**
 * Writes the differences from the previous registry next to a registry (`feedFile`): a line with both versions, then a
 * line for each AED. Only the first line, without a previous version, if that is unreadable or so different that
 * clients must reload everything. Returns the removed AEDs with their positions, and their new ids.
 */
export function writePublicationFeed(former: string, written: string): Pick<Heard, 'gone' | 'renumbered'> {
  const version = versionIn(written) ?? '';
  const { since, lines, count, gone, renumbered } = feedBetween(former, written);
  const head: FeedHeader = { version, since, count };
  writeFileSync(join(written, feedFile), [head, ...lines].map((line) => `${JSON.stringify(line)}\n`).join(''));
  return { gone, renumbered };
}

function feedBetween(former: string, written: string): Heard & Pick<FeedHeader, 'since'> {
  const since = versionIn(former);
  if (since === null) return { since, ...nothingHeard };
  const lines = new FeedLines();
  try {
    forEachAedChange(former, written, (...change) => lines.hear(...change));
  } catch {
    // A truncated file of the former registry must not prevent the next publication.
    return { since: null, ...nothingHeard };
  }
  const heard = lines.end();
  return heard.count > maxFeedLines ? { since: null, ...heard, lines: [] } : { since, ...heard };
}
