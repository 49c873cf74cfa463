import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The age at which stored messages are deleted. Their links are valid for only an hour. */
const keptSeconds = 24 * 60 * 60;

/** Deletes messages older than a day. A missing folder counts as empty. */
export async function deleteOldMail(folder: string, now: Date): Promise<void> {
  for (const path of await lettersIn(folder)) {
    const { mtimeMs } = await stat(path);
    if (now.getTime() - mtimeMs > keptSeconds * 1000) await rm(path, { force: true });
  }
}

/** Deletes the messages that contain an address, as recipient or in the text. Returns their number. */
export async function deleteMailMentioning(folder: string, address: string): Promise<number> {
  let deleted = 0;
  for (const path of await lettersIn(folder)) {
    const text = await readFile(path, 'utf8');
    if (!text.toLowerCase().includes(address.toLowerCase())) continue;
    await rm(path, { force: true });
    deleted += 1;
  }
  return deleted;
}

async function lettersIn(folder: string): Promise<readonly string[]> {
  try {
    const names = await readdir(folder);
    return names.filter((name) => name.endsWith('.eml')).map((name) => join(folder, name));
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw cause;
  }
}
