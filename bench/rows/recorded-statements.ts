import type { Engine } from '../../server/db/engine.ts';

export type RecordedStatement = readonly [text: string, parameters: readonly unknown[] | undefined];

/**
 * An engine that records the statements of its latest transaction, so that the same ones can be run without the layer.
 */
export function recordingEngine(engine: Engine): { engine: Engine; latest: () => readonly RecordedStatement[] } {
  let latest: readonly RecordedStatement[] = [];
  return {
    latest: () => latest,
    engine: {
      close: () => engine.close(),
      transaction: (work) =>
        engine.transaction((session) => {
          const statements: RecordedStatement[] = [];
          latest = statements;
          return work({
            query: (text, parameters) => {
              statements.push([text, parameters]);
              return session.query(text, parameters);
            },
          });
        }),
    },
  };
}

export function replay(engine: Engine, statements: readonly RecordedStatement[]): Promise<void> {
  return engine.transaction(async (session) => {
    for (const [text, parameters] of statements) await session.query(text, parameters);
  });
}
