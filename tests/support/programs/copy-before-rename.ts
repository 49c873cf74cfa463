// This module is preloaded into a process (node --import) whose last argument names a folder. Just before each rename
// in any thread of the process, it copies the folder to `{folder}-1`, `{folder}-2` and so on. Each copy is in the state
// in which killing the process at that moment would leave the folder.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { getEnvironmentData, isMainThread, setEnvironmentData } from 'node:worker_threads';

if (isMainThread) setEnvironmentData('folder', process.argv.at(-1) as string);
const folder = String(getEnvironmentData('folder'));

/** Copies the folder. If another thread removes a file while it is copied, the copy starts again. */
function copyTo(copy: string): void {
  try {
    fs.cpSync(folder, copy, { recursive: true, mode: fs.constants.COPYFILE_FICLONE });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause;
    fs.rmSync(copy, { recursive: true, force: true });
    copyTo(copy);
  }
}

const { renameSync } = fs;
fs.renameSync = (from, to) => {
  let rename = 1;
  while (fs.existsSync(`${folder}-${rename}`)) rename += 1;
  copyTo(`${folder}-${rename}`);
  renameSync(from, to);
};
syncBuiltinESMExports();
