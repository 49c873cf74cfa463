import { UNSAFE_decodeViaTurboStream as decodePageData } from 'react-router';
import { hubRecordId, profileRecordId } from '../../../../content/record-ids.ts';
import type { AsyncHash } from '../../../../domain/checksum/leaf-hash.ts';
import { hashRecord, type PublishedRecord, type RecordHash } from '../../../../domain/checksum/record-hash.ts';

export interface PageCheckResult {
  readonly path: string;
  /** Ids of the page's records that differ from the published ones, or null if the page could not be read. */
  readonly differing: readonly string[] | null;
}

interface PagesRequest {
  readonly paths: readonly string[];
  readonly published: readonly RecordHash[];
  readonly hash: AsyncHash;
  readonly onProgress: (done: number) => void;
}

/** Maximum number of concurrent requests. */
const maxConcurrentRequests = 4;

/**
 * Compares the records on each page with the published list. The records are read from the data file from which the
 * page is rendered.
 */
export async function checkPageRecords({
  paths,
  published,
  hash,
  onProgress,
}: PagesRequest): Promise<readonly PageCheckResult[]> {
  const findings: PageCheckResult[] = [];
  const waiting = [...paths];
  async function work() {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const differing = await differingOn(path, published, hash).catch((cause: unknown) => {
        console.warn(`The data of ${path} could not be read:`, cause);
        return null;
      });
      findings.push({ path, differing });
      onProgress(findings.length);
    }
  }
  await Promise.all(Array.from({ length: maxConcurrentRequests }, work));
  return findings.toSorted((a, b) => paths.indexOf(a.path) - paths.indexOf(b.path));
}

async function differingOn(
  path: string,
  published: readonly RecordHash[],
  hash: AsyncHash,
): Promise<readonly string[]> {
  const records = await recordsOfPage(path);
  const leaves = await Promise.all(records.map((record) => hashRecord(record, hash)));
  return leaves
    .filter(({ id, hash: found }) => published.find((leaf) => leaf.id === id)?.hash !== found)
    .map(({ id }) => id);
}

/**
 * Reads the records in a page's data file, and decodes the file in the same way as the router. Throws if the file is
 * unavailable or has no records.
 */
async function recordsOfPage(path: string): Promise<readonly PublishedRecord[]> {
  const response = await fetch(`${path}.data`, { cache: 'no-cache' });
  if (!response.ok || response.body === null) {
    throw new Error(`${path}.data answered with status ${response.status}. Try again.`);
  }
  const { value } = await decodePageData(response.body, globalThis);
  const records = Object.values(value as object).flatMap(recordsInAnswer);
  if (records.length === 0) throw new Error(`${path}.data holds no record of the place. Reload the page.`);
  return records;
}

interface RouteAnswer {
  readonly data?: { readonly hub?: { readonly id: string }; readonly profile?: { readonly slug: string } };
}

function recordsInAnswer({ data }: RouteAnswer): PublishedRecord[] {
  const { hub, profile } = data ?? {};
  return [
    ...(hub === undefined ? [] : [{ id: hubRecordId(hub.id), record: hub }]),
    ...(profile === undefined ? [] : [{ id: profileRecordId(profile.slug), record: profile }]),
  ];
}
