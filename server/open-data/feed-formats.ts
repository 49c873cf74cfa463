import type { FeedLine } from '../../domain/registry/publication-feed.ts';
import { escapeMarkup } from '../../domain/text/escape-markup.ts';
import { registryUrlPath } from '../http/files/registry-files.ts';
import type { PublicationFeed } from './change-feed.ts';
import type { CountryData, SourceGroup } from './country-data.ts';
import type { DecisionLine } from './decisions.ts';
import { openDataFormatVersion } from './file-format.ts';

/** Everything in a feed except the changes. */
export interface FeedMetadata {
  readonly country: CountryData;
  readonly group: SourceGroup;
  readonly version: string;
  readonly since: string | null;
  /** The time at which the published registry was written. */
  readonly publishedAt: Date;
  readonly site: string;
  /** Decisions that the sources do not reflect yet. Null while the database is unavailable. */
  readonly decisions: readonly DecisionLine[] | null;
}

/** Maximum number of entries in an Atom feed. The feed in JSON Lines is complete. */
const mostEntries = 500;
/** The number of lines that are read between two yields to the event loop. */
const linesAtOnce = 200;

const encoder = new TextEncoder();
const yieldToEventLoop = () => new Promise<void>((resolve) => void setImmediate(resolve));

/** Generates the changes to the file of a country and source group, in the order of the feeds. */
async function* changesOf(feeds: readonly PublicationFeed[], { country, group }: FeedMetadata) {
  const keys = new Set(group.sources.map(({ key }) => key));
  let looked = 0;
  for (const feed of feeds) {
    for await (const line of feed.lines()) {
      looked += 1;
      if (looked % linesAtOnce === 0) await yieldToEventLoop();
      if (line.country === country.code && line.sources.every((key) => keys.has(key))) yield { feed, line };
    }
  }
}

/** Writes the changes as JSON Lines, oldest first. A header line with the source precedes one line per changed AED. */
export async function* generateFeedLines(
  feeds: readonly PublicationFeed[],
  facts: FeedMetadata,
): AsyncGenerator<Uint8Array, void, void> {
  const { country, group, version, since } = facts;
  const oldestFirst = [...feeds].reverse();
  const head = {
    format: openDataFormatVersion,
    country: country.code,
    version,
    since: oldestFirst[0]?.since ?? since ?? version,
    dataOf: group.dataOf,
    licence: group.licence,
    attribution: group.attribution,
    decisions: facts.decisions?.length ?? null,
  };
  const lineOf = (value: object) => encoder.encode(`${JSON.stringify(value)}\n`);
  yield lineOf(head);
  for await (const { feed, line } of changesOf(oldestFirst, facts)) yield lineOf({ version: feed.version, ...line });
  for (const line of facts.decisions ?? []) yield lineOf({ version, ...line });
}

/** Removes characters that XML 1.0 forbids, and escapes those that have a special meaning in XML. */
function escaped(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches control characters to remove them
  const allowed = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, '');
  return escapeMarkup(allowed);
}

const titles = { added: 'New', changed: 'Changed', moved: 'Moved', gone: 'Gone' } as const;

function entryOf(feed: PublicationFeed, line: FeedLine, base: string): string {
  const address = `${base}#${encodeURIComponent(`${feed.version}/${line.change}/${line.id}`)}`;
  const where = line.aed === undefined ? '' : ` at ${[...line.aed.geometry.coordinates].reverse().join(', ')}`;
  const into = line.into === undefined ? '' : ` It is now listed as ${line.into}.`;
  return `<entry><id>${escaped(address)}</id><title>${titles[line.change]}: ${escaped(line.name)}</title><updated>${feed.publishedAt.toISOString()}</updated><content type="text">${escaped(`${line.id}${where}.${into}`)}</content></entry>\n`;
}

const decisionTitles: Readonly<Record<DecisionLine['decision'], string>> = {
  gone: 'Confirmed missing',
  'out-of-order': 'Confirmed locked or out of order',
  hours: 'Hours corrected',
  place: 'Location corrected',
  present: 'Confirmed to be there',
  new: 'Confirmed, but on no list yet',
};

/** Formats an Atom entry. Its time is midnight, because a decision has only a date. */
function decisionEntryOf(line: DecisionLine, base: string): string {
  const { decision, decided, id, name, place, hours } = line;
  const address = `${base}#${encodeURIComponent(`decided/${decided}/${decision}/${id}`)}`;
  const what = [
    id,
    ...(place === undefined ? [] : [[...place].reverse().join(', ')]),
    ...(hours === undefined ? [] : [hours]),
  ].join(' · ');
  return `<entry><id>${escaped(address)}</id><title>${decisionTitles[decision]}: ${escaped(name)}</title><updated>${decided}T00:00:00Z</updated><content type="text">${escaped(what)}</content></entry>\n`;
}

/** Writes the newest changes as Atom (RFC 4287), newest publication first. */
export async function* generateAtomFeed(
  feeds: readonly PublicationFeed[],
  facts: FeedMetadata,
): AsyncGenerator<Uint8Array, void, void> {
  const { country, group, site } = facts;
  const base = `${site}${registryUrlPath}${country.code.toLowerCase()}/changes`;
  yield encoder.encode(
    `<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom"><id>${escaped(`${base}.atom`)}</id><title>AEDs in ${escaped(country.name)}: what has changed</title><updated>${facts.publishedAt.toISOString()}</updated><author><name>${escaped(group.attribution)}</name></author><rights>${escaped(group.licence)}</rights><link rel="self" href="${escaped(`${base}.atom`)}"/><link href="${escaped(site)}/developers"/>\n`,
  );
  const decisions = (facts.decisions ?? []).filter(({ decided }) => decided !== null).slice(0, mostEntries);
  for (const line of decisions) yield encoder.encode(decisionEntryOf(line, `${base}.ndjson`));
  let written = decisions.length;
  for await (const { feed, line } of changesOf(feeds, facts)) {
    if (written >= mostEntries) break;
    written += 1;
    yield encoder.encode(entryOf(feed, line, `${base}.ndjson`));
  }
  yield encoder.encode('</feed>\n');
}
