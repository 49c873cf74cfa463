// This program takes the lock of a data folder, reports that, and runs until it is killed.
import { lockDataFolder } from '../../../server/db/data-folder-lock.ts';

lockDataFolder(process.argv[2] as string);
process.stdout.write('held\n');
setInterval(() => {}, 60_000);
