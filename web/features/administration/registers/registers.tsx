import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { RegistersDesk } from '../../../../domain/registers/registers-desk.ts';
import type { RegistersGateway } from '../../../backend/registers-gateway.ts';
import { Button } from '../../../ui/control/button.tsx';
import panel from '../admin-panel.module.css';
import { ActsDone } from './acts-done.tsx';
import { CountriesDesk } from './desks/countries-desk.tsx';
import { FilesDesk } from './desks/files-desk.tsx';
import { DraftReview } from './draft-review.tsx';
import { FormerVersions } from './former-versions.tsx';
import { MappingPage } from './mapping/mapping-page.tsx';
import styles from './registers.module.css';
import { registersText as text } from './registers-text.ts';
import { RegistryInUse } from './registry-in-use.tsx';

/** While something runs, its progress is asked for this often, in milliseconds. */
const askEveryMs = 1_000;

/** The operator's registers: what is in use, the files of the next one, what would change, and the way back. */
export function Registers({ gateway }: { gateway: RegistersGateway }) {
  const desk = useQuery({
    queryKey: ['registers', 'desk'],
    queryFn: () => gateway.desk(),
    refetchInterval: ({ state }) => (state.data?.running ? askEveryMs : false),
  });
  if (desk.isPending) return <p role="status">{text.loading}</p>;
  if (desk.isError) {
    return (
      <div className={panel.failure} role="alert">
        <p>
          <strong>{text.failed}</strong>
        </p>
        <p>{desk.error.message}</p>
        <Button onClick={() => void desk.refetch()}>{text.retry}</Button>
      </div>
    );
  }
  return desk.data === null ? <Elsewhere /> : <Rooms gateway={gateway} desk={desk.data} />;
}

/** A backend without an importer, as hosted Supabase: the command line does it. */
function Elsewhere() {
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

function Rooms({ gateway, desk }: { gateway: RegistersGateway; desk: RegistersDesk }) {
  const queries = useQueryClient();
  const [mappedId, setMappedId] = useState<string | null>(null);
  const running = desk.running === null ? null : `${desk.running.kind} ${desk.running.fileId}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one job may follow another at once, and what the first came to is there then
  useEffect(
    function askAnewOnceOneIsDone() {
      void queries.invalidateQueries({ queryKey: ['registers'] });
    },
    [running, queries],
  );
  const mapped = desk.files.find(({ id }) => id === mappedId);
  if (mapped !== undefined) {
    return <MappingPage gateway={gateway} desk={desk} file={mapped} onClose={() => setMappedId(null)} />;
  }
  return (
    <div className={panel.part}>
      {desk.torn.map((path) => (
        <p key={path} className={styles.warning} role="alert">
          {text.torn(path)}
        </p>
      ))}
      <RegistryInUse published={desk.published} />
      <CountriesDesk gateway={gateway} desk={desk} />
      <FilesDesk gateway={gateway} desk={desk} onMap={setMappedId} />
      {desk.draft !== null && <DraftReview gateway={gateway} desk={desk} version={desk.draft.version} />}
      <FormerVersions gateway={gateway} desk={desk} />
      <ActsDone gateway={gateway} />
    </div>
  );
}
