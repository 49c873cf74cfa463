import type { Engine } from '../db/engine.ts';
import { type DatabaseSchema, readSchema, type SchemaTable, type SqlFunction } from '../db/schema/schema.ts';
import { RestError } from './rest-error.ts';

/**
 * The tables and functions that can be requested. They are read from the database once and cached until they are
 * outdated.
 */
export class SchemaCatalogue {
  readonly #engine: Engine;
  #schema: Promise<DatabaseSchema> | null = null;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /**
   * Discards the cache. Must be called after a migration, and if the database does not know a name that is in the
   * catalogue.
   */
  forget(): void {
    this.#schema = null;
  }

  #read(): Promise<DatabaseSchema> {
    if (this.#schema === null) {
      const reading = readSchema(this.#engine);
      this.#schema = reading;
      // A failed read is discarded, so that the next request reads the catalogue again.
      reading.catch(() => this.forget());
    }
    return this.#schema;
  }

  /**
   * Returns the table with a name.
   * @throws RestError PGRST205 if there is none
   */
  async table(name: string): Promise<SchemaTable> {
    const table = (await this.#read()).tables.find((candidate) => candidate.name === name);
    if (table === undefined) {
      throw new RestError({
        status: 404,
        code: 'PGRST205',
        message: `Could not find the table 'public.${name.slice(0, 80)}' in the schema cache`,
      });
    }
    return table;
  }

  /** Returns all functions with a name. They differ by their arguments. */
  async functionsNamed(name: string): Promise<readonly SqlFunction[]> {
    return (await this.#read()).functions.filter((candidate) => candidate.name === name);
  }
}

/**
 * Returns the function that takes arguments with these names.
 * @throws RestError PGRST202 if there is none, PGRST203 if there are several
 */
export function chooseFunction(
  name: string,
  candidates: readonly SqlFunction[],
  given: readonly string[],
): SqlFunction {
  const fitting = candidates.filter(
    (candidate) =>
      given.every((argument) => candidate.arguments.some((known) => known.name === argument)) &&
      candidate.arguments.every((argument) => argument.hasDefault || given.includes(argument.name)),
  );
  const [found, another] = fitting;
  if (another !== undefined) {
    throw new RestError({
      status: 300,
      code: 'PGRST203',
      message: `Could not choose the best candidate function between the ${fitting.length} named public.${name}`,
      hint: 'Name more arguments.',
    });
  }
  if (found === undefined) {
    const asked = given.length === 0 ? 'without parameters' : `with the parameters ${given.join(', ').slice(0, 200)}`;
    const known = candidates.map((candidate) => candidate.arguments.map((argument) => argument.name).join(', '));
    throw new RestError({
      status: 404,
      code: 'PGRST202',
      message: `Could not find the function public.${name.slice(0, 80)} ${asked} in the schema cache`,
      hint: known.length === 0 ? null : `It takes the parameters (${known.join(') or (')}).`,
    });
  }
  return found;
}
