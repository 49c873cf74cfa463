import { writeFile } from 'node:fs/promises';
import { publishedRecords } from '../../content/published-records.ts';
import { checksumDocument } from '../../domain/checksum/published-checksum.ts';
import { checksumRecords, sortInLeafOrder } from '../../domain/checksum/record-checksum.ts';
import { recordLine } from '../../domain/checksum/record-hash.ts';
import { browserSha256 } from '../../web/platform/sha256.ts';

/**
 * Writes checksum.json, the leaves and the root of all published records, and records.ndjson, the text of each leaf on
 * its own line in the same order, so that anyone can compute the checksum without this site's code. Returns the root.
 */
export async function writeChecksumFiles(siteFolder: string): Promise<string> {
  const checksum = await checksumRecords(publishedRecords, browserSha256);
  const lines = sortInLeafOrder(publishedRecords).map(recordLine);
  await writeFile(`${siteFolder}/checksum.json`, `${JSON.stringify(checksumDocument(checksum), null, 1)}\n`);
  await writeFile(`${siteFolder}/records.ndjson`, `${lines.join('\n')}\n`);
  return checksum.root;
}
