import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseChecksumDocument } from '../../domain/checksum/published-checksum.ts';
import { compareRecordLines } from '../../domain/checksum/record-lines.ts';
import type { LogFolder } from './log-folder.ts';
import { nodeSha256 } from './node-crypto.ts';

/**
 * Checks whether the records that the site serves still have the checksums from the build, and publishes how many do.
 * If the site serves no records, there is nothing to check.
 */
export async function checkRecords(siteFolder: string, folder: LogFolder, now: Date): Promise<void> {
  const read = (name: string) =>
    readFile(join(siteFolder, name), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
  const [list, lines] = await Promise.all([read('checksum.json'), read('records.ndjson')]);
  if (list === null || lines === null) return;
  const { leaves } = parseChecksumDocument(JSON.parse(list));
  const { matching, differing } = await compareRecordLines(lines, leaves, async (bytes) => nodeSha256(bytes));
  const check = { checkedAt: now.toISOString(), records: leaves.length, matching, differing };
  await folder.write('records.json', `${JSON.stringify(check)}\n`);
}
