import { afterAll, test as base, beforeAll } from 'vitest';
import type { DatabaseSession, Engine } from '../../../server/db/engine.ts';
import { openTestDatabase } from './test-database.ts';
import { seedPeople } from './test-people.ts';

/** A transaction that is rolled back when its test ends. */
export interface TestTransaction {
  /**
   * Works like the real engine, with two differences: each of its transactions is only a savepoint, and they run one
   * after the other.
   */
  readonly inside: Engine;
  /** A session with the rights of the database's owner. */
  readonly owner: DatabaseSession;
}

/** A `seed` for tests that need no accounts. */
export const seedNobody = async (): Promise<void> => {};

/**
 * Returns the `it` for a test file with its own database. A test that requests `inside` or `owner` runs in a
 * transaction that is rolled back at its end, so the tests of a file share a database without affecting each other. A
 * test that uses `engine` itself must clean up.
 *
 * @param given how to open the database and how to create accounts before each test; by default, the three accounts of
 * test-people.ts are created
 */
export function createDatabaseTest({ open = openTestDatabase, seed = seedPeople } = {}) {
  let engine: Engine;
  beforeAll(async () => {
    engine = await open();
  });
  afterAll(() => engine.close());
  return base
    .extend('engine', () => engine)
    .extend<{ undone: TestTransaction; inside: Engine; owner: DatabaseSession }>({
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

async function rolledBack(engine: Engine, test: (undone: TestTransaction) => Promise<void>): Promise<void> {
  try {
    await engine.transaction(async (session) => {
      await test({ inside: savepointEngine(session), owner: session });
      throw new RollBack();
    });
  } catch (error) {
    if (!(error instanceof RollBack)) throw error;
  }
}

function savepointEngine(session: DatabaseSession): Engine {
  return {
    async transaction(work) {
      await session.query('savepoint inner_transaction', []);
      try {
        const result = await work(session);
        // This resets settings that are local to a transaction. They would otherwise last until the outer transaction
        // ends.
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
