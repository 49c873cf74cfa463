import { type PublicReport, parsePublicReports } from '../domain/report/public-report.ts';
import type { Engine } from './db/engine.ts';
import { anonymousCaller, runStatementAsCaller } from './db/run-as-caller.ts';
import type { ServerLog } from './log.ts';

/** How long reports are served from the cache, in milliseconds. */
const freshMs = 20_000;

interface DecisionParts {
  /** Returns the database, or undefined while it is not open. */
  readonly engine: () => Engine | undefined;
  readonly log: ServerLog;
}

/**
 * Returns a function that reads the confirmed reports about AEDs with a visitor's privileges. The result is cached, so
 * the database is queried at most three times a minute.
 * @returns the newest 5,000 reports, newest first; null while the database does not answer
 */
export function createConfirmedReportReader({
  engine,
  log,
}: DecisionParts): () => Promise<readonly PublicReport[] | null> {
  let latest: { readonly atMs: number; readonly reports: Promise<readonly PublicReport[] | null> } | undefined;

  async function read(): Promise<readonly PublicReport[] | null> {
    const open = engine();
    if (open === undefined) return null;
    const statement = { text: 'select public.list_aed_decisions() as decisions', parameters: [] };
    try {
      const [row] = await runStatementAsCaller<{ decisions: unknown }>(open, anonymousCaller, statement);
      const onUnreadable = (cause: unknown) =>
        log.warn({ cause: String(cause) }, 'A decision about an AED is left out');
      return parsePublicReports(row?.decisions ?? [], onUnreadable);
    } catch (cause) {
      log.warn({ cause: String(cause) }, 'The decisions about AEDs could not be read: feeds are sent without them');
      return null;
    }
  }
  return function readDecisions() {
    if (latest === undefined || performance.now() - latest.atMs > freshMs) {
      latest = { atMs: performance.now(), reports: read() };
    }
    return latest.reports;
  };
}
