import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { type FeedHeader, type FeedLine, feedFile } from '../../domain/registry/publication-feed.ts';
import { listPreviousPublications, nullIfMissing } from '../http/files/published-files.ts';

/** The differences between one publication and the publication before it. */
export interface PublicationFeed {
  readonly version: string;
  readonly since: string;
  /** The time at which the publication's index was written. */
  readonly publishedAt: Date;
  /**
   * Reads the lines of the feed. It can be called only once. The lines come from an open file, so they stay valid if
   * another version is published before the reading ends.
   */
  readonly lines: () => AsyncGenerator<FeedLine, void, void>;
  readonly close: () => Promise<void>;
}

async function openFeed(folder: string): Promise<(PublicationFeed & { readonly head: FeedHeader }) | null> {
  const file = await nullIfMissing(open(join(folder, feedFile)));
  if (file === null) return null;
  const lines = file.readLines({ autoClose: false })[Symbol.asyncIterator]();
  const first = await lines.next();
  const head = JSON.parse(first.done === true ? '{"version":"","since":null,"count":0}' : first.value) as FeedHeader;
  const { mtime } = await file.stat();
  return {
    head,
    version: head.version,
    since: head.since ?? '',
    publishedAt: mtime,
    close: () => closed(file),
    async *lines() {
      for (let line = await lines.next(); line.done !== true; line = await lines.next()) {
        yield JSON.parse(line.value) as FeedLine;
      }
    },
  };
}

const closed = (file: FileHandle) => file.close().catch(() => undefined);

/**
 * Opens the feeds of the publications after version `since` up to the current version `published`, newest first. If
 * `since` is null, opens all stored feeds. The list is empty if `since` is the current version. Returns null if the
 * stored publications do not reach back to `since`. The caller must close the feeds.
 */
export async function openFeedsSince(
  place: string,
  published: string,
  since: string | null,
): Promise<readonly PublicationFeed[] | null> {
  if (since === published) return [];
  const feeds: PublicationFeed[] = [];
  let wanted = published;
  for (const folder of [place, ...(await listPreviousPublications(place))]) {
    const feed = await openFeed(folder);
    if (feed === null || feed.head.version !== wanted || feed.head.since === null) {
      await feed?.close();
      continue;
    }
    feeds.push(feed);
    wanted = feed.since;
    if (wanted === since) return feeds;
  }
  if (since === null) return feeds;
  await Promise.all(feeds.map((feed) => feed.close()));
  return null;
}
