// This program opens an embedded database, reports that, and runs until it is killed.
import { silentLog } from '../../../server/db/embedded/embedded-log.ts';
import { openEmbedded } from '../../../server/db/embedded/open-embedded.ts';

await openEmbedded(process.argv[2] as string, silentLog);
process.stdout.write('open\n');
setInterval(() => {}, 60_000);
