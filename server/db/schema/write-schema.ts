// Command line: generates supabase/database.types.ts and supabase/schemas/ from the migrations. Run it after every new
// migration.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '../migrate.ts';
import { openPglite } from '../pglite.ts';
import { readSchema } from './schema.ts';
import { schemaFiles } from './schema-files.ts';
import { readSchemaStatements } from './schema-statements.ts';
import { typesText } from './types-text.ts';

const supabase = fileURLToPath(new URL('../../../supabase', import.meta.url));
const engine = await openPglite();
await migrate(engine);
const types = typesText(await readSchema(engine));
const files = schemaFiles(await engine.transaction(readSchemaStatements));
await engine.close();

writeFileSync(join(supabase, 'database.types.ts'), types);
rmSync(join(supabase, 'schemas'), { recursive: true, force: true });
for (const [path, text] of files) {
  const file = join(supabase, 'schemas', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
process.stdout.write(`Wrote supabase/database.types.ts and ${files.size} files below supabase/schemas/.\n`);
