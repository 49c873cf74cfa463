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

/** The streets panel: the published version, the files of the next one, their contents, and earlier versions. */
export function Streets({ gateway }: { gateway: StreetsGateway }) {
  return (
    <ImportQuery name="streets" read={gateway.desk} elsewhere={<Elsewhere />}>
      {(desk) => (
        <div className={panel.part}>
          <InUse published={desk.published} />
          <StreetFilesList gateway={gateway} desk={desk} />
          {desk.draft !== null && <Draft gateway={gateway} desk={desk} draft={desk.draft} />}
          <PreviousVersions gateway={gateway} versions={desk.versions.map(inWords)} isBusy={desk.running !== null} />
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
 * Shown for a backend without an importer, such as hosted Supabase: streets are then published from the command line.
 */
function Elsewhere() {
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

/** The published streets, which visitors' maps use now. */
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
  readonly desk: StreetsImportStatus;
  readonly draft: StreetsSummary;
}

/** What an import would publish, with buttons to publish or discard it. */
function Draft({ gateway, desk, draft }: DraftProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useFocusWhenLost(title, draft.version);
  const words = registryAdminText.report;
  const publish = useAdminAction(() => gateway.publish(draft.version), {
    done: words.published,
    failed: words.failed,
  });
  const discard = useAdminAction(() => gateway.discard(), { done: words.discarded, failed: words.failed });
  const isWaiting = desk.running !== null || publish.isPending || discard.isPending;
  return (
    <section className={styles.draft} aria-labelledby="streets-draft">
      <h3 ref={title} id="streets-draft" tabIndex={-1}>
        {text.draft.title}
      </h3>
      <StreetFacts facts={draft} />
      {desk.published !== null && <Replaced published={desk.published} draft={draft} />}
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

/** What the published streets contain and the draft does not. */
function Replaced({ published, draft }: { published: StreetsSummary; draft: StreetsSummary }) {
  const stays = new Set(draft.sources.map(({ title }) => title));
  const gone = published.sources.map(({ title }) => title).filter((title) => !stays.has(title));
  return (
    <p className={gone.length > 0 ? styles.warning : styles.soft}>
      {text.draft.replaces(text.facts.cells(published.cellCount))}
      {gone.length > 0 && ` ${text.draft.gone(gone)}`}
    </p>
  );
}
