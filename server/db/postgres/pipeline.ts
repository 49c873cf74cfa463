import type pg from 'pg';
import type { SqlStatement } from '../engine.ts';
import { selectTypeParser } from './type-parser.ts';

/**
 * Maximum number of prepared statements per connection, because the server keeps a plan in memory for each. The least
 * recently used one is evicted first.
 */
const preparedMax = 40;
/**
 * Error codes for a prepared statement that the server no longer knows, because the connection was reset, or whose plan
 * is outdated, because the schema has changed.
 */
const staleCodes: ReadonlySet<unknown> = new Set(['26000', '0A000']);

interface Known {
  /** Name of the prepared statement. Empty at the first use, when the statement is not prepared yet. */
  name: string;
  isPrepared: boolean;
  fields: readonly pg.FieldDef[] | null;
}

/**
 * The statements that one connection has run, by their text. A statement is prepared when it is used for the second
 * time.
 */
class KnownStatements {
  readonly #known = new Map<string, Known>();
  #named = 0;
  /** Names of prepared statements that the next message deallocates. */
  readonly #outdated: string[] = [];

  find(text: string): Known {
    const before = this.#known.get(text);
    const known = before ?? { name: '', isPrepared: false, fields: null };
    if (before !== undefined && before.name === '') {
      this.#named += 1;
      before.name = `s${this.#named}`;
    }
    // Deleting the entry moves it to the end, so that the map stays in order of last use.
    this.#known.delete(text);
    this.#known.set(text, known);
    if (this.#known.size > preparedMax) {
      const [oldest] = this.#known.keys();
      if (oldest !== undefined) this.forget(oldest);
    }
    return known;
  }

  forget(text: string): void {
    const name = this.#known.get(text)?.name ?? '';
    if (name !== '') this.#outdated.push(name);
    this.#known.delete(text);
  }

  forgetAll(): void {
    for (const text of [...this.#known.keys()]) this.forget(text);
  }

  takeOutdated(): readonly string[] {
    return this.#outdated.splice(0);
  }
}

const knownOf = new WeakMap<pg.PoolClient, KnownStatements>();

/**
 * Sends several statements in one message, followed by a "sync", and waits for the response. They are one transaction:
 * it is committed when the server is ready again, and rolled back if a statement or the commit fails. After a failure
 * the server skips the other statements
 * (https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-FLOW-PIPELINING).
 * @returns the rows of the last statement
 */
export async function sendPipeline<Row>(
  client: pg.PoolClient,
  statements: readonly SqlStatement[],
): Promise<readonly Row[]> {
  const known = knownOf.get(client) ?? new KnownStatements();
  knownOf.set(client, known);
  const send = () =>
    new Promise<readonly Row[]>((resolve, reject) => {
      client.query(new Pipeline(statements, known, (rows) => resolve(rows as readonly Row[]), reject));
    });
  try {
    return await send();
  } catch (error) {
    if (!staleCodes.has((error as { code?: unknown }).code)) throw error;
    // The transaction was rolled back, so all statements can be prepared anew and sent again.
    known.forgetAll();
    return send();
  }
}

/** The statements of one message, as an object that the pg driver can send like its own queries. */
class Pipeline implements pg.Submittable {
  readonly #statements: readonly SqlStatement[];
  readonly #known: KnownStatements;
  readonly #resolve: (rows: readonly unknown[]) => void;
  readonly #reject: (error: Error) => void;
  readonly #parsed: { readonly text: string; readonly known: Known }[] = [];
  readonly #rows: unknown[] = [];
  #last: Known | null = null;
  #described: Known[] = [];
  #completed = 0;

  constructor(
    statements: readonly SqlStatement[],
    known: KnownStatements,
    resolve: (rows: readonly unknown[]) => void,
    reject: (error: Error) => void,
  ) {
    this.#statements = statements;
    this.#known = known;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  submit(connection: pg.Connection): void {
    connection.stream.cork();
    for (const name of this.#known.takeOutdated()) connection.close({ type: 'S', name }, true);
    for (const statement of this.#statements) this.#send(connection, statement);
    connection.sync();
    connection.stream.uncork();
  }

  #send(connection: pg.Connection, { text, parameters }: SqlStatement): void {
    const known = this.#known.find(text);
    if (!known.isPrepared) {
      connection.parse({ name: known.name, text, types: [] }, true);
      this.#parsed.push({ text, known });
    }
    if (known.fields === null) {
      connection.describe({ type: 'S', name: known.name }, true);
      this.#described.push(known);
    }
    connection.bind({ statement: known.name, values: parameters.map(wireText) }, true);
    connection.execute({}, true);
    this.#last = known;
  }

  handleRowDescription({ fields }: { readonly fields: readonly pg.FieldDef[] }): void {
    const described = this.#described.shift();
    if (described !== undefined) described.fields = fields;
  }

  handleDataRow({ fields: values }: { readonly fields: readonly (string | null)[] }): void {
    if (this.#completed < this.#statements.length - 1) return;
    const named = (this.#last?.fields ?? []).map(({ name, dataTypeID }, place) => {
      const value = values[place] ?? null;
      return [name, value === null ? null : selectTypeParser(dataTypeID, 'text')(value)] as const;
    });
    this.#rows.push(Object.fromEntries(named));
  }

  handleCommandComplete(): void {
    this.#completed += 1;
  }

  /** The transaction is committed only when the server is ready for the next query. */
  handleReadyForQuery(): void {
    for (const { known } of this.#parsed) known.isPrepared = known.name !== '';
    this.#resolve(this.#rows);
  }

  handleError(error: Error): void {
    // The server may not have parsed all of these statements, so all count as unprepared.
    for (const { text } of this.#parsed) this.#known.forget(text);
    this.#reject(error);
  }
}

/** Formats a parameter in the protocol's text format. An array is written in PostgreSQL's array syntax. */
function wireText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (!Array.isArray(value)) return String(value);
  const items = value.map((item) => `"${String(item).replaceAll(/["\\]/g, '\\$&')}"`);
  return `{${items.join(',')}}`;
}
