// Command line: writes supabase/database.types.ts and supabase/schemas/ from the migrations. Run it after every new
// migration.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '../migrate.ts';
import { openPglite } from '../pglite.ts';
import { UnusableDatabaseError } from '../unusable-database-error.ts';
import { renderDatabaseTypes } from './render-database-types.ts';
import { readSchema } from './schema.ts';
import { renderSchemaFiles } from './schema-files.ts';
import { readSchemaStatements, UnsupportedSchemaError } from './schema-statements.ts';

const supabase = fileURLToPath(new URL('../../../supabase', import.meta.url));

async function writeSchema(): Promise<void> {
  const engine = await openPglite();
  await migrate(engine);
  const types = renderDatabaseTypes(await readSchema(engine));
  const files = renderSchemaFiles(await engine.transaction(readSchemaStatements));
  await engine.close();

  writeFileSync(join(supabase, 'database.types.ts'), types);
  rmSync(join(supabase, 'schemas'), { recursive: true, force: true });
  for (const [path, text] of files) {
    const file = join(supabase, 'schemas', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  process.stdout.write(`Wrote supabase/database.types.ts and ${files.size} files below supabase/schemas/.\n`);
}

try {
  await writeSchema();
} catch (error) {
  // The message of this error says what to correct in a migration, so no stack trace is printed.
  if (!(error instanceof UnusableDatabaseError || error instanceof UnsupportedSchemaError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
