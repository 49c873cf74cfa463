import { afterAll, test as base, beforeAll } from 'vitest';
import type { Engine, Session } from '../../../server/db/engine.ts';
import { seedPeople } from './people.ts';
import { openTestDatabase } from './test-database.ts';

/** One transaction, of which nothing is left. */
export interface Undone {
  /** Works like the real engine, each of its transactions a savepoint, one after the other. */
  readonly inside: Engine;
  /** As the database's owner. */
  readonly owner: Session;
}

/** For a database that needs no people. */
export const nobody = async (): Promise<void> => {};

/**
 * The `it` of a file with its own database. Each test that asks for `inside` or `owner` is one transaction that is undone at its end:
 * tests of a file share the database and never meet. Who takes the `engine` itself clears away what they leave there.
 * @param given how the database is opened, and who is in it before each test: the three of people.ts unless told otherwise
 */
export function databaseTest({ open = openTestDatabase, seed = seedPeople } = {}) {
  let engine: Engine;
  beforeAll(async () => {
    engine = await open();
  });
  afterAll(() => engine.close());
  return base
    .extend('engine', () => engine)
    .extend<{ undone: Undone; inside: Engine; owner: Session }>({
      undone: ({ engine }, use) =>
        rolledBack(engine, async (undone) => {
          await seed(undone.owner);
          await use(undone);
        }),
      inside: ({ undone }, use) => use(undone.inside),
      owner: ({ undone }, use) => use(undone.owner),
    });
}

class RollBack extends Error {}

async function rolledBack(engine: Engine, test: (undone: Undone) => Promise<void>): Promise<void> {
  try {
    await engine.transaction(async (session) => {
      await test({ inside: savepointEngine(session), owner: session });
      throw new RollBack();
    });
  } catch (error) {
    if (!(error instanceof RollBack)) throw error;
  }
}

function savepointEngine(session: Session): Engine {
  return {
    async transaction(work) {
      await session.query('savepoint inner_transaction', []);
      try {
        const result = await work(session);
        // What was set "for this transaction" would otherwise last until the outer one ends.
        await session.query("select set_config('role', 'none', true), set_config('request.jwt.claims', '', true)", []);
        await session.query('release savepoint inner_transaction', []);
        return result;
      } catch (error) {
        await session.query('rollback to savepoint inner_transaction', []);
        throw error;
      }
    },
    close: async () => {},
  };
}
