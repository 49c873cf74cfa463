import { InvalidConfigurationError } from '../env-values.ts';
import { type DatabaseSession, type Engine, noTimeLimits } from './engine.ts';
import { classifyUnavailability } from './postgres/unavailability.ts';
import { bootstrapFolder, migrationsFolder, readSqlFiles, type SqlFile } from './sql-files.ts';
import { UnusableDatabaseError } from './unusable-database-error.ts';

/** A table that lists applied files. Its names are constants, so they can be written into statements. */
interface AppliedTable {
  readonly schema: string;
  readonly table: string;
}

/**
 * The table in which the Supabase CLI lists applied migrations. This server uses the same table, so that each of the
 * two sees what the other has applied.
 */
const migrationTable: AppliedTable = { schema: 'supabase_migrations', table: 'schema_migrations' };
const bootstrapTable: AppliedTable = { schema: 'embedded', table: 'applied_files' };

interface AppliedFile {
  readonly version: string;
  readonly name: string | null;
  readonly statements: readonly string[] | null;
}

/**
 * The number of a database lock that is held while files are applied, so that servers that start together take turns.
 * Other programs are unlikely to use the same arbitrary number.
 */
const advisoryLock = 731_905_264;

async function lockAppliedTable(session: DatabaseSession): Promise<void> {
  await session.query('select pg_advisory_xact_lock($1)', [advisoryLock]);
}

/**
 * Reads the list of applied files. The table is created or extended only if necessary, so that a migrated database can
 * also be opened while it is read-only. There is no time limit, because the transaction may wait for another server.
 */
async function readAppliedFiles(engine: Engine, { schema, table }: AppliedTable): Promise<readonly AppliedFile[]> {
  return engine.transaction(async (session) => {
    if (!(await isComplete(session, { schema, table }))) {
      await lockAppliedTable(session);
      await session.query(`
        create schema if not exists ${schema};
        create table if not exists ${schema}.${table} (version text not null primary key);
        alter table ${schema}.${table} add column if not exists statements text[];
        alter table ${schema}.${table} add column if not exists name text;
      `);
    }
    const applied = await session.query<AppliedFile>(
      `select version, name, statements from ${schema}.${table} order by version`,
      [],
    );
    return applied.rows;
  }, noTimeLimits);
}

async function isComplete(session: DatabaseSession, { schema, table }: AppliedTable): Promise<boolean> {
  const found = await session.query<{ columns: number }>(
    `select count(*)::integer as columns from pg_catalog.pg_attribute
     where attrelid = to_regclass('${schema}.${table}') and attname in ('version', 'name', 'statements') and not attisdropped`,
    [],
  );
  return found.rows[0]?.columns === 3;
}

/**
 * Returns the text of a file without whitespace and semicolons, for comparison. The Supabase CLI stores a file as
 * separate statements, and this server stores it as one.
 */
function comparableText(statements: readonly string[]): string {
  return statements.join('').replace(/[\s;]+/g, '');
}

function requireSameSql(appliedTable: AppliedTable, files: readonly SqlFile[], applied: readonly AppliedFile[]): void {
  for (const past of applied) {
    const label = `${past.version}_${past.name ?? ''}`;
    const file = files.find(({ version }) => version === past.version);
    if (file === undefined) {
      throw new UnusableDatabaseError(
        'Another release has migrated this database. Start that release or a later one.',
        `The file ${label}, which ${appliedTable.schema}.${appliedTable.table} lists as applied, is missing. ` +
          'Put the file back, or start the release that has it.',
      );
    }
    if (past.statements !== null && comparableText(past.statements) !== comparableText([file.text])) {
      throw new UnusableDatabaseError(
        'This release differs from the one that migrated the database. Start that release, or a later one, unchanged.',
        `The file ${label} differs from what was applied. Undo the change and make it in a new migration.`,
      );
    }
  }
}

async function applyFile(engine: Engine, appliedTable: AppliedTable, file: SqlFile): Promise<boolean> {
  return engine.transaction(async (session) => {
    await lockAppliedTable(session);
    const entry = await session.query(
      `insert into ${appliedTable.schema}.${appliedTable.table} (version, name, statements) values ($1, $2, $3)
       on conflict (version) do nothing returning version`,
      [file.version, file.name, [file.text]],
    );
    if (entry.rows.length === 0) return false;
    try {
      await session.query(file.text);
    } catch (error) {
      if (classifyUnavailability(error, true) !== null) throw error;
      throw new UnusableDatabaseError(
        'A migration of the database failed, so nothing was changed. The log of the server names the file and the reason.',
        `${file.version}_${file.name}.sql failed and changed nothing: ${(error as Error).message}. ` +
          'Correct the file, or give the connecting role the rights it needs, and start again.',
        error,
      );
    }
    return true;
  }, noTimeLimits);
}

async function applyAll(
  engine: Engine,
  appliedTable: AppliedTable,
  files: readonly SqlFile[],
): Promise<readonly string[]> {
  const applied = await readAppliedFiles(engine, appliedTable);
  requireSameSql(appliedTable, files, applied);
  const done: string[] = [];
  for (const file of files) {
    if (applied.some(({ version }) => version === file.version)) continue;
    if (await applyFile(engine, appliedTable, file)) done.push(`${file.version}_${file.name}`);
  }
  return done;
}

/**
 * Refuses a hosted Supabase project. The bootstrap files would create the account tables that the project already has,
 * and damage them.
 */
async function requireUnmanagedDatabase(engine: Engine): Promise<void> {
  const found = await engine.transaction((session) =>
    session.query<{ isHosted: boolean }>(`select to_regclass('auth.schema_migrations') is not null as "isHosted"`, []),
  );
  if (found.rows[0]?.isHosted) {
    throw new InvalidConfigurationError(
      "The accounts of this database belong to Supabase's own server. Apply the migrations with the " +
        'Supabase CLI (supabase db push) and give the site the address and public key of the project instead of DATABASE_URL.',
    );
  }
}

export interface MigrationOptions {
  readonly bootstrap?: string;
  readonly migrations?: string;
  /** If given, only these files are applied, so that rows from a database in the same state can be imported. */
  readonly only?: AppliedVersions;
}

/** The versions of the SQL files that have been applied to a database. */
export interface AppliedVersions {
  readonly bootstrap: readonly string[];
  readonly migrations: readonly string[];
}

/** Reads which bootstrap files and migrations have been applied to a database, in order. */
export async function readAppliedVersions(session: DatabaseSession): Promise<AppliedVersions> {
  const versionsOf = async ({ schema, table }: AppliedTable) => {
    const found = await session.query<{ version: string }>(
      `select version from ${schema}.${table} order by version`,
      [],
    );
    return found.rows.map(({ version }) => version);
  };
  return { bootstrap: await versionsOf(bootstrapTable), migrations: await versionsOf(migrationTable) };
}

/**
 * Migrates a database. The bootstrap files, which create what hosted Supabase has and plain PostgreSQL lacks, are
 * applied before the migrations. Each file is applied once, in its own transaction. Returns the names of the files that
 * this call has applied.
 * @throws if an applied file has changed or is missing, if a file fails, or if the database is a hosted Supabase
 * project
 */
export async function migrate(engine: Engine, options: MigrationOptions = {}): Promise<readonly string[]> {
  const { bootstrap = bootstrapFolder, migrations = migrationsFolder, only } = options;
  await requireUnmanagedDatabase(engine);
  const bootstrapped = await applyAll(engine, bootstrapTable, listSqlFiles(bootstrap, only?.bootstrap));
  const migrated = await applyAll(engine, migrationTable, listSqlFiles(migrations, only?.migrations));
  return [...bootstrapped, ...migrated];
}

function listSqlFiles(folder: string, versions: readonly string[] | undefined): readonly SqlFile[] {
  const files = readSqlFiles(folder);
  const unknown = versions?.find((wanted) => !files.some(({ version }) => version === wanted));
  if (unknown !== undefined) {
    throw new Error(`These rows are from a newer release (it has ${unknown}). Use the release that wrote them.`);
  }
  return versions === undefined ? files : files.filter(({ version }) => versions.includes(version));
}
