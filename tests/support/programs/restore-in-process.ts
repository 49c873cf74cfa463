// This program restores a backup in its own process: restore-in-process.ts FILE DATA_FOLDER
import { restoreBackup } from '../../../server/control/restore.ts';

const [file, dataFolder] = process.argv.slice(2);
await restoreBackup(file as string, dataFolder as string);
