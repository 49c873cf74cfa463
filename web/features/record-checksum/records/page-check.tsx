import { useState } from 'react';
import { hubs } from '../../../../content/hubs.ts';
import type { RecordHash } from '../../../../domain/checksum/record-hash.ts';
import { browserSha256 } from '../../../platform/sha256.ts';
import { Button } from '../../../ui/control/button.tsx';
import { checksumReportText } from '../report-text.ts';
import { checkPages, type PageFinding } from './check-pages.ts';
import { PageFindings } from './page-findings.tsx';
import styles from './records-checksum.module.css';

const paths = hubs.flatMap(({ path }) => (path === null ? [] : [path]));

type Check =
  | { readonly step: 'idle' }
  | { readonly step: 'running'; readonly done: number }
  | { readonly step: 'done'; readonly findings: readonly PageFinding[] };

/** On request, compares the data files of the places' pages with the published list, page by page. */
export function PageCheck({ published }: { published: readonly RecordHash[] }) {
  const { pages } = checksumReportText;
  const [check, setCheck] = useState<Check>({ step: 'idle' });
  async function read() {
    if (check.step === 'running') return;
    setCheck({ step: 'running', done: 0 });
    const onProgress = (done: number) => setCheck({ step: 'running', done });
    setCheck({ step: 'done', findings: await checkPages({ paths, published, hash: browserSha256, onProgress }) });
  }
  return (
    <section className={styles.proof} aria-label={pages.title}>
      <h3>{pages.title}</h3>
      <p className={styles.note}>{pages.note}</p>
      <div className={styles.verify}>
        <Button onClick={read}>{pages.read(paths.length)}</Button>
        {check.step === 'running' && (
          <progress className={styles.bar} value={check.done} max={paths.length} aria-label={pages.progress} />
        )}
      </div>
      <PageFindings findings={check.step === 'done' ? check.findings : null} />
    </section>
  );
}
