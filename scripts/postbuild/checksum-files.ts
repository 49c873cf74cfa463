import { writeFile } from 'node:fs/promises';
import { publishedRecords } from '../../content/published-records.ts';
import { buildChecksumDocument } from '../../domain/checksum/published-checksum.ts';
import { computeRecordsChecksum, sortInLeafOrder } from '../../domain/checksum/record-checksum.ts';
import { formatRecordLine } from '../../domain/checksum/record-hash.ts';
import { browserSha256 } from '../../web/platform/sha256.ts';

/**
 * Writes two files that allow anyone to compute the checksum of all published records without this site's code.
 * checksum.json contains the root and the leaves of the tree. records.ndjson contains the text of each leaf on its own
 * line, in the same order. Returns the root.
 */
export async function writeChecksumFiles(siteFolder: string): Promise<string> {
  const checksum = await computeRecordsChecksum(publishedRecords, browserSha256);
  const lines = sortInLeafOrder(publishedRecords).map(formatRecordLine);
  await writeFile(`${siteFolder}/checksum.json`, `${JSON.stringify(buildChecksumDocument(checksum), null, 1)}\n`);
  await writeFile(`${siteFolder}/records.ndjson`, `${lines.join('\n')}\n`);
  return checksum.root;
}
