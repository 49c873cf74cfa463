// Preloaded into a process (node --import) whose last argument names a folder: just before each rename, in any of its
// threads, the folder is copied to `{folder}-1`, `{folder}-2` and so on, which is the state that a kill at that moment
// would leave.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { getEnvironmentData, isMainThread, setEnvironmentData } from 'node:worker_threads';

if (isMainThread) setEnvironmentData('folder', process.argv.at(-1) as string);
const folder = String(getEnvironmentData('folder'));

const { renameSync } = fs;
fs.renameSync = (from, to) => {
  let rename = 1;
  while (fs.existsSync(`${folder}-${rename}`)) rename += 1;
  fs.cpSync(folder, `${folder}-${rename}`, { recursive: true, mode: fs.constants.COPYFILE_FICLONE });
  renameSync(from, to);
};
syncBuiltinESMExports();
