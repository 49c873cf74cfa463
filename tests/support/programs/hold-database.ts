// A process of its own that opens an embedded database, writes one row, says so, and stays until it is killed.
import { openPglite } from '../../../server/db/pglite.ts';

const engine = await openPglite({ folder: process.argv[2] as string });
await engine.transaction((session) =>
  session.query("create table if not exists kept (word text); insert into kept values ('acknowledged')"),
);
process.stdout.write('written\n');
setInterval(() => {}, 60_000);
