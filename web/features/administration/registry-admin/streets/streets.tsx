import { useRef } from 'react';
import type {
  StoredStreets,
  StreetsImportStatus,
  StreetsSummary,
} from '../../../../../domain/registry-admin/streets-import.ts';
import type { StreetsGateway } from '../../../../backend/registry-admin-gateway.ts';
import { Button } from '../../../../ui/control/button.tsx';
import { useFocusWhenLost } from '../../../../ui/use-focus-when-lost.ts';
import panel from '../../admin-panel.module.css';
import { ActionLog } from '../action-log.tsx';
import { ImportQuery } from '../imports/import-query.tsx';
import { type PreviousVersion, PreviousVersions } from '../previous-versions.tsx';
import styles from '../registry-admin.module.css';
import { registryAdminText } from '../registry-admin-text.ts';
import { useAdminAction } from '../use-admin-action.ts';
import { StreetFacts } from './street-facts.tsx';
import { StreetFilesList } from './street-files.tsx';
import { streetsText as text } from './streets-text.ts';

/**
 * The panel for the streets. It shows the published version, the files for the next one, what they contain, and
 * previous versions.
 */
export function Streets({ gateway }: { gateway: StreetsGateway }) {
  return (
    <ImportQuery name="streets" read={gateway.status} elsewhere={<NoImporter />}>
      {(status) => (
        <div className={panel.part}>
          <InUse published={status.published} />
          <StreetFilesList gateway={gateway} status={status} />
          {status.draft !== null && <Draft gateway={gateway} status={status} draft={status.draft} />}
          <PreviousVersions
            gateway={gateway}
            versions={status.versions.map(inWords)}
            isBusy={status.running !== null}
          />
          <ActionLog gateway={gateway} />
        </div>
      )}
    </ImportQuery>
  );
}

const inWords = ({ name, cellCount, version, asOf }: StoredStreets): PreviousVersion => ({
  name,
  line: text.version(text.facts.cells(cellCount), version),
  note: asOf === null ? null : text.dataOf(asOf),
});

/**
 * Explains that this backend has no importer, as on hosted Supabase, where streets are published from the command line.
 */
function NoImporter() {
  return (
    <div className={styles.elsewhere}>
      <h3>{text.elsewhere.title}</h3>
      <p>{text.elsewhere.text}</p>
      <p>
        <code>{text.elsewhere.command}</code>
      </p>
    </div>
  );
}

/** Shows the published streets, which visitors' maps use now. */
function InUse({ published }: { published: StreetsSummary | null }) {
  const title = useRef<HTMLHeadingElement>(null);
  useFocusWhenLost(title, published?.version);
  return (
    <section className={styles.room} aria-labelledby="streets-in-use">
      <h3 ref={title} id="streets-in-use" tabIndex={-1}>
        {text.inUse.title}
      </h3>
      {published === null ? <p className={styles.measure}>{text.inUse.none}</p> : <StreetFacts facts={published} />}
    </section>
  );
}

interface DraftProps {
  readonly gateway: StreetsGateway;
  readonly status: StreetsImportStatus;
  readonly draft: StreetsSummary;
}

/** Shows the streets that an import has prepared, with buttons to publish or discard them. */
function Draft({ gateway, status, draft }: DraftProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useFocusWhenLost(title, draft.version);
  const words = registryAdminText.report;
  const publish = useAdminAction(() => gateway.publish(draft.version), {
    done: words.published,
    failed: words.failed,
  });
  const discard = useAdminAction(() => gateway.discard(), { done: words.discarded, failed: words.failed });
  const isWaiting = status.running !== null || publish.isPending || discard.isPending;
  return (
    <section className={styles.draft} aria-labelledby="streets-draft">
      <h3 ref={title} id="streets-draft" tabIndex={-1}>
        {text.draft.title}
      </h3>
      <StreetFacts facts={draft} />
      {status.published !== null && <Replaced published={status.published} draft={draft} />}
      <div className={panel.actions}>
        <Button tone="primary" disabled={isWaiting} onClick={() => publish.mutate()}>
          {text.draft.publish}
        </Button>
        <Button disabled={isWaiting} onClick={() => discard.mutate()}>
          {text.draft.discard}
        </Button>
      </div>
    </section>
  );
}

/** Names the sources of the published streets that the draft does not contain. */
function Replaced({ published, draft }: { published: StreetsSummary; draft: StreetsSummary }) {
  const draftTitles = new Set(draft.sources.map(({ title }) => title));
  const gone = published.sources.map(({ title }) => title).filter((title) => !draftTitles.has(title));
  return (
    <p className={gone.length > 0 ? styles.warning : 'note'}>
      {text.draft.replaces(text.facts.cells(published.cellCount))}
      {gone.length > 0 && ` ${text.draft.gone(gone)}`}
    </p>
  );
}
