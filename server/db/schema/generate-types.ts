// Command line: writes supabase/database.types.ts from the migrations. Run it after every new migration.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { migrate } from '../migrate.ts';
import { openPglite } from '../pglite.ts';
import { readSchema } from './schema.ts';
import { typesText } from './types-text.ts';

const engine = await openPglite();
await migrate(engine);
const path = fileURLToPath(new URL('../../../supabase/database.types.ts', import.meta.url));
writeFileSync(path, typesText(await readSchema(engine)));
await engine.close();
process.stdout.write(`Wrote ${path}\n`);
