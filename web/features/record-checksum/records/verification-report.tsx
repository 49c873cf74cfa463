import { useState } from 'react';
import { hubs } from '../../../../content/hubs.ts';
import { publishedRecords } from '../../../../content/published-records.ts';
import { recordKinds } from '../../../../content/record-kinds.ts';
import type { RecordsComparison } from '../../../../domain/checksum/record-checksum.ts';
import type { RecordHash } from '../../../../domain/checksum/record-hash.ts';
import { browserSha256 } from '../../../platform/sha256.ts';
import { Button } from '../../../ui/control/button.tsx';
import { checksumReportText } from '../checksum-report-text.ts';
import type { RecordsVerification } from '../verify-records.ts';
import { checkPageRecords, type PageCheckResult } from './check-page-records.ts';
import { HashDigits } from './hash-digits.tsx';
import { PageCheckResults } from './page-check-results.tsx';
import { RecordProofPanel } from './record-proof-panel.tsx';
import styles from './records-checksum.module.css';

const paths = hubs.flatMap(({ path }) => (path === null ? [] : [path]));

const titleOf = new Map(publishedRecords.map(({ id, title }) => [id, title]));
const hashIn = (leaves: readonly RecordHash[], id: string) => leaves.find((leaf) => leaf.id === id)?.hash;

interface VerificationReportProps {
  readonly outcome: RecordsVerification;
  readonly printedRoot: string;
}

/**
 * Shows the result of a verification: the names of differing records, both roots, the hash of every record, and a proof
 * for any record.
 */
export function VerificationReport({ outcome, printedRoot }: VerificationReportProps) {
  const { atHand, published, comparison } = outcome;
  return (
    <>
      <Differences outcome={outcome} />
      <DifferingLines {...outcome.lines} />
      <dl className={styles.roots}>
        <div>
          <dt>{checksumReportText.computedRoot}</dt>
          <dd>
            <HashDigits value={atHand.root} />
          </dd>
        </div>
        <div>
          <dt>{checksumReportText.publishedRoot}</dt>
          <dd>
            <HashDigits value={published.root} />
          </dd>
        </div>
      </dl>
      <section className={styles.every} aria-label={checksumReportText.everyRecord}>
        <h3>{checksumReportText.everyRecord}</h3>
        {recordKinds.map(({ kind, title }) => (
          <KindOfRecord
            key={kind}
            title={title}
            leaves={atHand.leaves.filter(({ id }) => id.startsWith(`${kind}/`))}
            comparison={comparison}
          />
        ))}
      </section>
      <PageCheck published={published.leaves} />
      <RecordProofPanel atHand={atHand.leaves} published={published.leaves} printedRoot={printedRoot} />
    </>
  );
}

function Differences({ outcome }: { outcome: RecordsVerification }) {
  const { comparison, atHand, published } = outcome;
  const named = (['changed', 'missing', 'added'] as const).flatMap((state) =>
    comparison[state].map((id) => ({ id, state })),
  );
  if (named.length === 0) return null;
  return (
    <ul className={styles.differences}>
      {named.map(({ id, state }) => (
        <li key={id}>
          <p>
            <strong>{titleOf.get(id) ?? id}</strong> <code>{id}</code>: {checksumReportText.states[state]}
          </p>
          <dl className={styles.hashes}>
            <div>
              <dt>{checksumReportText.found}</dt>
              <dd>
                <HashDigits value={hashIn(atHand.leaves, id) ?? checksumReportText.none} />
              </dd>
            </div>
            <div>
              <dt>{checksumReportText.published}</dt>
              <dd>
                <HashDigits value={hashIn(published.leaves, id) ?? checksumReportText.none} />
              </dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}

function DifferingLines({ differing, surplus }: RecordsVerification['lines']) {
  if (differing.length === 0 && surplus === 0) return null;
  const named = differing.map((id) => `${titleOf.get(id) ?? id} (${id})`);
  return (
    <p className={`note ${styles.note}`}>
      {checksumReportText.lines}{' '}
      {[...named, ...(surplus > 0 ? [checksumReportText.surplusLines(surplus)] : [])].join(', ')}
    </p>
  );
}

interface KindOfRecordProps {
  readonly title: string;
  readonly leaves: readonly RecordHash[];
  readonly comparison: RecordsComparison;
}

function KindOfRecord({ title, leaves, comparison }: KindOfRecordProps) {
  const matchCount = leaves.filter(({ id }) => comparison.matching.includes(id)).length;
  return (
    <details className={styles.kind} open={matchCount < leaves.length}>
      <summary className="unmarked">
        <span>{title}</span>
        <span className={styles.count}>{checksumReportText.counted(matchCount, leaves.length)}</span>
      </summary>
      <ul className={styles.leaves}>
        {leaves.map(({ id, hash }) => (
          <li key={id} data-state={comparison.matching.includes(id) ? 'matching' : 'differing'}>
            <span>{titleOf.get(id) ?? id}</span>
            <span className={styles.short}>
              <code>{hash.slice(0, 12)}</code>
              {stateOf(id, comparison)}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function stateOf(id: string, { matching, added }: RecordsComparison): string {
  if (matching.includes(id)) return checksumReportText.matching;
  return added.includes(id) ? checksumReportText.states.added : checksumReportText.states.changed;
}

type Check =
  | { readonly step: 'idle' }
  | { readonly step: 'running'; readonly done: number }
  | { readonly step: 'done'; readonly findings: readonly PageCheckResult[] };

/** A button that compares the data files of the places' pages with the published list. */
function PageCheck({ published }: { published: readonly RecordHash[] }) {
  const { pages } = checksumReportText;
  const [check, setCheck] = useState<Check>({ step: 'idle' });
  async function read() {
    if (check.step === 'running') return;
    setCheck({ step: 'running', done: 0 });
    const onProgress = (done: number) => setCheck({ step: 'running', done });
    setCheck({ step: 'done', findings: await checkPageRecords({ paths, published, hash: browserSha256, onProgress }) });
  }
  return (
    <section className={styles.proof} aria-label={pages.title}>
      <h3>{pages.title}</h3>
      <p className={`note ${styles.note}`}>{pages.note}</p>
      <div className={styles.verify} data-screen-only>
        <Button onClick={read}>{pages.read(paths.length)}</Button>
        {check.step === 'running' && (
          <progress className={styles.bar} value={check.done} max={paths.length} aria-label={pages.progress} />
        )}
      </div>
      <PageCheckResults findings={check.step === 'done' ? check.findings : null} />
    </section>
  );
}
