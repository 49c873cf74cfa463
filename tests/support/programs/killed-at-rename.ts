// Preloaded into a process (node --import) that is to be killed just before one of its renames: the last word of its command line
// says which.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { renameSync } = fs;
let left = Number(process.argv.at(-1));

fs.renameSync = (from, to) => {
  left -= 1;
  if (left === 0) process.kill(process.pid, 'SIGKILL');
  renameSync(from, to);
};
syncBuiltinESMExports();
