// This program opens an embedded database, reports that, and runs until it is killed.
import { silentLog } from '../../../server/db/embedded/embedded-log.ts';
import { openEmbeddedDatabase } from '../../../server/db/embedded/open-embedded-database.ts';

await openEmbeddedDatabase(process.argv[2] as string, silentLog);
process.stdout.write('open\n');
setInterval(() => {}, 60_000);
