// Command line: generates supabase/database.types.ts and supabase/schemas/ from the migrations. Run it after every new
// migration.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DatabaseRefusedError } from '../database-refused.ts';
import { migrate } from '../migrate.ts';
import { openPglite } from '../pglite.ts';
import { readSchema } from './schema.ts';
import { schemaFiles } from './schema-files.ts';
import { readSchemaStatements, UnwritableSchemaError } from './schema-statements.ts';
import { typesText } from './types-text.ts';

const supabase = fileURLToPath(new URL('../../../supabase', import.meta.url));

async function writeSchema(): Promise<void> {
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
}

try {
  await writeSchema();
} catch (error) {
  // These two errors say what to correct in a migration, so their message is printed without a stack trace.
  if (!(error instanceof DatabaseRefusedError || error instanceof UnwritableSchemaError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
