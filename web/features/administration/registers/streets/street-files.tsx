import { useState } from 'react';
import type { DeskFile } from '../../../../../domain/registers/registers-desk.ts';
import type { StreetsDesk } from '../../../../../domain/registers/streets-desk.ts';
import type { StreetsGateway } from '../../../../backend/registers-gateway.ts';
import { Button } from '../../../../ui/control/button.tsx';
import panel from '../../admin-panel.module.css';
import { DropZone, UploadLine } from '../desks/drop-zone.tsx';
import { ImportFailure } from '../desks/import-failure.tsx';
import { RunningJob } from '../desks/running-job.tsx';
import { useUploads } from '../desks/use-uploads.ts';
import { fileSize } from '../figures.ts';
import styles from '../registers.module.css';
import { registersText } from '../registers-text.ts';
import { useRegistersAct } from '../use-registers-act.ts';
import { streetsText } from './streets-text.ts';

const text = streetsText.files;

interface StreetFilesProps {
  readonly gateway: StreetsGateway;
  readonly desk: StreetsDesk;
}

/** The files that make up the next streets: added, removed, read. */
export function StreetFiles({ gateway, desk }: StreetFilesProps) {
  const { fileBytesMax } = desk.limits;
  const { uploads, add } = useUploads({ gateway, fileBytesMax, tooLong: text.tooLong });
  const onTheWay = new Set(uploads.map(({ name }) => name));
  const files = desk.files.filter((file) => file.received === file.bytes || !onTheWay.has(file.name));
  return (
    <section className={styles.room} aria-labelledby="streets-files">
      <h3 id="streets-files">{text.title}</h3>
      <p className={styles.measure}>{text.intro}</p>
      {!desk.hasTilemaker && <p className={styles.warning}>{text.noTilemaker}</p>}
      <DropZone limit={fileBytesMax} accept=".pbf,.pmtiles,.mbtiles" onFiles={(chosen) => void add(chosen)} />
      {files.length + uploads.length === 0 && <p className={styles.soft}>{registersText.files.none}</p>}
      <ul className={styles.files}>
        {files.map((file) => (
          <FileLine key={file.id} gateway={gateway} file={file} />
        ))}
        {uploads.map((upload) => (
          <UploadLine key={upload.name} upload={upload} />
        ))}
      </ul>
      {files.length > 0 && <ImportStart gateway={gateway} desk={desk} isWaiting={uploads.length > 0} />}
    </section>
  );
}

function FileLine({ gateway, file }: { gateway: StreetsGateway; file: DeskFile }) {
  const { id, name, bytes, received } = file;
  const words = registersText.files;
  const remove = useRegistersAct(() => gateway.removeFile(id), { failed: registersText.import.failed });
  return (
    <li className={styles.file}>
      <div>
        <strong>{name}</strong> <span className={styles.soft}>{fileSize(bytes)}</span>
        <p className={styles.soft}>{received < bytes ? words.stopped : text.whole}</p>
      </div>
      <div className={panel.actions}>
        <button type="button" className={panel.small} disabled={remove.isPending} onClick={() => remove.mutate()}>
          {words.remove}
          <span className="visually-hidden"> {name}</span>
        </button>
      </div>
    </li>
  );
}

function ImportStart({ gateway, desk, isWaiting }: StreetFilesProps & { readonly isWaiting: boolean }) {
  const [isOlderMeant, setIsOlderMeant] = useState(false);
  const words = streetsText.import;
  const start = useRegistersAct(() => gateway.startImport(isOlderMeant), { failed: registersText.import.failed });
  const { running, ended, draft, published } = desk;
  if (running?.kind === 'import')
    return <RunningJob gateway={gateway} sentence={words.running} progress={running.progress} />;
  return (
    <div className={styles.start}>
      <ImportFailure ended={ended} />
      {published !== null && (
        <label className={styles.check}>
          <input type="checkbox" checked={isOlderMeant} onChange={() => setIsOlderMeant(!isOlderMeant)} />
          <span>{words.older}</span>
        </label>
      )}
      <Button
        tone={draft === null ? 'primary' : 'quiet'}
        disabled={isWaiting || running !== null || start.isPending}
        onClick={() => start.mutate()}
      >
        {draft === null ? words.start : registersText.import.again}
      </Button>
    </div>
  );
}
