import { useState } from 'react';
import type { RegistryImportStatus, StoredVersion } from '../../../../domain/registry-admin/registry-import.ts';
import type { RegistryAdminGateway } from '../../../backend/registry-admin-gateway.ts';
import panel from '../admin-panel.module.css';
import { formatTime } from '../format-time.ts';
import { ActionLog } from './action-log.tsx';
import { CurrentRegistry } from './current-registry.tsx';
import { DraftReview } from './draft-review.tsx';
import { formatInteger } from './format-numbers.ts';
import { CountriesImport } from './imports/countries-import.tsx';
import { FilesImport } from './imports/files-import.tsx';
import { ImportQuery } from './imports/import-query.tsx';
import { MappingPage } from './mapping/mapping-page.tsx';
import { type PreviousVersion, PreviousVersions } from './previous-versions.tsx';
import styles from './registry-admin.module.css';
import { registryAdminText as text } from './registry-admin-text.ts';

/**
 * The panel for the AED registry. It shows the published version, the files for the next one, what the next one would
 * change, and previous versions.
 */
export function RegistryAdmin({ gateway }: { gateway: RegistryAdminGateway }) {
  return (
    <ImportQuery name="desk" read={gateway.status} elsewhere={<NoImporter />}>
      {(status) => <Rooms gateway={gateway} status={status} />}
    </ImportQuery>
  );
}

/**
 * Explains that this backend has no importer, as on hosted Supabase, where registries are published from the command
 * line.
 */
function NoImporter() {
  return (
    <div className={styles.elsewhere}>
      <h3>{text.elsewhere.title}</h3>
      <p>{text.elsewhere.text}</p>
      <p>
        <code>{text.elsewhere.command}</code>
      </p>
      <p>{text.elsewhere.understand}</p>
    </div>
  );
}

function Rooms({ gateway, status }: { gateway: RegistryAdminGateway; status: RegistryImportStatus }) {
  const [mappedId, setMappedId] = useState<string | null>(null);
  const mapped = status.files.find(({ id }) => id === mappedId);
  if (mapped !== undefined) {
    return <MappingPage gateway={gateway} status={status} file={mapped} onClose={() => setMappedId(null)} />;
  }
  return (
    <div className={panel.part}>
      <CurrentRegistry published={status.published} />
      <CountriesImport gateway={gateway} status={status} />
      <FilesImport gateway={gateway} status={status} onMap={setMappedId} />
      {status.draft !== null && <DraftReview gateway={gateway} status={status} version={status.draft.version} />}
      <PreviousVersions gateway={gateway} versions={status.versions.map(inWords)} isBusy={status.running !== null} />
      <ActionLog gateway={gateway} />
    </div>
  );
}

const inWords = ({ name, aedCount, version, publishedAt }: StoredVersion): PreviousVersion => ({
  name,
  line: text.versions.line(formatInteger(aedCount), version),
  note: publishedAt === null ? null : text.inUse.publishedAt(formatTime(publishedAt)),
});
