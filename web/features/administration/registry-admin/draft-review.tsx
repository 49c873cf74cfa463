import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { DraftReport } from '../../../../domain/registry-admin/draft-report.ts';
import type { RegistryImportStatus } from '../../../../domain/registry-admin/registry-import.ts';
import type { RegistryAdminGateway } from '../../../backend/registry-admin-gateway.ts';
import { Button } from '../../../ui/control/button.tsx';
import { TextField } from '../../../ui/control/text-field.tsx';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { downloadTextFile } from '../../../ui/download-text-file.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useFocusWhenLost } from '../../../ui/use-focus-when-lost.ts';
import panel from '../admin-panel.module.css';
import { LoadFailure } from '../load-failure.tsx';
import { formatInteger } from './format-numbers.ts';
import { RecordOutcomes } from './record-outcomes.tsx';
import styles from './registry-admin.module.css';
import { registryAdminText } from './registry-admin-text.ts';
import { useAdminAction } from './use-admin-action.ts';

const text = registryAdminText.report;

interface DraftReviewProps {
  readonly gateway: RegistryAdminGateway;
  readonly status: RegistryImportStatus;
  readonly version: string;
}

/**
 * Shows what publishing the draft would change: figures, and examples of records with their locations. It has buttons
 * to publish or discard the draft.
 */
export function DraftReview({ gateway, status, version }: DraftReviewProps) {
  const report = useQuery({ queryKey: ['registry-admin', 'report', version], queryFn: () => gateway.report() });
  const title = useRef<HTMLHeadingElement>(null);
  useFocusWhenLost(title, version);
  return (
    <section className={styles.draft} aria-labelledby="registry-draft">
      <h3 ref={title} id="registry-draft" tabIndex={-1}>
        {text.title}
      </h3>
      {report.isError && <LoadFailure title={registryAdminText.failed} onRetry={() => void report.refetch()} />}
      {report.data && (
        <>
          <Figures report={report.data} />
          <RecordOutcomes report={report.data} />
          <Remarks gateway={gateway} />
          <Decide gateway={gateway} report={report.data} isBusy={status.running !== null} />
        </>
      )}
    </section>
  );
}

type ReadFile = DraftReport['overview']['files'][number];
const fileColumns: readonly TableColumn<ReadFile>[] = [
  { id: 'subject', title: text.file, isRowHead: true, Cell: FileName },
  { id: 'read', title: text.read, narrow: 'labelled', isFigure: true, Cell: ({ row }) => formatInteger(row.read) },
  {
    id: 'dropped',
    title: text.dropped,
    narrow: 'labelled',
    isFigure: true,
    Cell: ({ row }) => formatInteger(row.dropped),
  },
  {
    id: 'doubtful',
    title: text.doubtful,
    narrow: 'labelled',
    isFigure: true,
    Cell: ({ row }) => formatInteger(row.doubtful),
  },
];

function FileName({ row }: { row: ReadFile }) {
  return (
    <>
      {row.file}
      <span className={panel.address}>{[row.kind, ...row.notes].join('; ')}</span>
    </>
  );
}

type SourceChange = DraftReport['changes']['sources'][number];
const counted = (count: number | null) => (count === null ? '–' : formatInteger(count));
const sourceColumns: readonly TableColumn<SourceChange>[] = [
  { id: 'subject', title: text.source, isRowHead: true, Cell: ({ row }) => row.title },
  { id: 'before', title: text.before, narrow: 'labelled', isFigure: true, Cell: ({ row }) => counted(row.before) },
  { id: 'after', title: text.after, narrow: 'labelled', isFigure: true, Cell: ({ row }) => counted(row.after) },
];

function Figures({ report: { overview, changes } }: { report: DraftReport }) {
  const { added, removed, changed, before } = changes;
  return (
    <>
      <p className={styles.lede}>{text.summary(formatInteger(overview.kept), formatInteger(overview.merged))}</p>
      <p>
        {before === null
          ? text.first
          : text.changes(formatInteger(added), formatInteger(removed), formatInteger(changed))}
      </p>
      <DataTable
        className={panel.table}
        caption={text.filesCaption}
        columns={fileColumns}
        rows={overview.files}
        keyOf={({ file }) => file}
      />
      <DataTable
        className={panel.table}
        caption={text.sourcesCaption}
        columns={sourceColumns}
        rows={changes.sources}
        keyOf={({ title }) => title}
      />
      {overview.notes.length > 0 && (
        <div>
          <h4>{text.notes}</h4>
          <ul className={styles.notes}>
            {overview.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function Remarks({ gateway }: { gateway: RegistryAdminGateway }) {
  async function download() {
    try {
      downloadTextFile('remarks.ndjson', 'application/x-ndjson', await gateway.remarks());
    } catch (cause) {
      showToast({ tone: 'failure', title: text.downloadFailed, description: (cause as Error).message });
    }
  }
  return (
    <div>
      <Button onClick={() => void download()}>{text.download}</Button>
    </div>
  );
}

interface DecideProps {
  readonly gateway: RegistryAdminGateway;
  readonly report: DraftReport;
  readonly isBusy: boolean;
}

function Decide({ gateway, report: { overview, changes }, isBusy }: DecideProps) {
  const [decision, setDecision] = useState('');
  const { conflicts, licence } = overview;
  const publish = useAdminAction(() => gateway.publish(changes.after.version, decision), {
    done: text.published,
    failed: text.failed,
  });
  const discard = useAdminAction(() => gateway.discard(), { done: text.discarded, failed: text.failed });
  const isUndecided = conflicts.length > 0 && decision.trim() === '';
  const isWaiting = isBusy || publish.isPending || discard.isPending;
  return (
    <div className={styles.decide}>
      {licence !== null && <p className="note">{text.derived(licence)}</p>}
      {conflicts.length > 0 && (
        <div className={panel.failure}>
          <h4>{text.conflicts}</h4>
          <ul className={styles.notes}>
            {conflicts.map(({ sources, because }) => (
              <li key={sources.join()}>
                <strong>{sources.join(' · ')}</strong>: {because}
              </li>
            ))}
          </ul>
          <TextField
            label={text.decision}
            hint={text.decisionHint}
            value={decision}
            maxLength={500}
            onChange={({ target }) => setDecision(target.value)}
          />
        </div>
      )}
      <div className={panel.actions}>
        <Button tone="primary" disabled={isUndecided || isWaiting} onClick={() => publish.mutate()}>
          {text.publish}
        </Button>
        <Button disabled={isWaiting} onClick={() => discard.mutate()}>
          {text.discard}
        </Button>
      </div>
    </div>
  );
}
