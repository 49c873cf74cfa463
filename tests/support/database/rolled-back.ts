import type { Engine, Session } from '../../../server/db/engine.ts';

class RollBack extends Error {}

/**
 * Runs a test in one transaction that is undone at its end: tests of a file share a database and never meet.
 * The engine it gets works like the real one, each of its transactions a savepoint, one after the other.
 */
export async function rolledBack(
  engine: Engine,
  test: (inside: Engine, owner: Session) => Promise<void>,
): Promise<void> {
  try {
    await engine.transaction(async (session) => {
      await test(savepointEngine(session), session);
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
