import { useQuery } from '@tanstack/react-query';
import type { DeskFile, RegistryImport } from '../../../../../domain/registry-admin/registry-import.ts';
import type { RegistryAdminGateway } from '../../../../backend/registry-admin-gateway.ts';
import panel from '../../admin-panel.module.css';
import { fileSize } from '../figures.ts';
import styles from '../registry-admin.module.css';
import { registryAdminText } from '../registry-admin-text.ts';
import { useAdminAction } from '../use-admin-action.ts';
import { DropZone, UploadLine } from './drop-zone.tsx';
import { ImportStart } from './import-start.tsx';
import { useUploads } from './use-uploads.ts';

const text = registryAdminText.files;

const fileEndings = '.csv,.tsv,.txt,.json,.geojson';

interface FilesDeskProps {
  readonly gateway: RegistryAdminGateway;
  readonly desk: RegistryImport;
  /** Opens the form for the columns of a file. */
  readonly onMap: (id: string) => void;
}

/** The files of the next registry: add, inspect, remove, read. */
export function FilesImport({ gateway, desk, onMap }: FilesDeskProps) {
  const { fileBytesMax } = desk.limits;
  const { uploads, add } = useUploads({
    gateway,
    fileBytesMax,
    tooLong: text.tooLong,
    onReceived: (id) => gateway.understand(id, {}),
  });
  const onTheWay = new Set(uploads.map(({ name }) => name));
  const files = desk.files.filter((file) => file.received === file.bytes || !onTheWay.has(file.name));
  return (
    <section className={styles.room} aria-labelledby="registry-files">
      <h3 id="registry-files">{text.title}</h3>
      <p className={styles.measure}>{text.intro}</p>
      <DropZone limit={fileBytesMax} accept={fileEndings} onFiles={(chosen) => void add(chosen)} />
      {files.length + uploads.length === 0 && <p className={styles.soft}>{text.none}</p>}
      <ul className={styles.files}>
        {files.map((file) => (
          <FileLine key={file.id} gateway={gateway} desk={desk} file={file} onMap={onMap} />
        ))}
        {uploads.map((upload) => (
          <UploadLine key={upload.name} upload={upload} />
        ))}
      </ul>
      {files.length > 0 && (
        <ImportStart
          gateway={gateway}
          desk={desk}
          isWaiting={uploads.length > 0}
          words={{ ...registryAdminText.import, accept: registryAdminText.import.fewer }}
        />
      )}
    </section>
  );
}

interface FileLineProps extends FilesDeskProps {
  readonly file: DeskFile;
}

function FileLine({ gateway, desk, file, onMap }: FileLineProps) {
  const { id, name, bytes, received } = file;
  const isWhole = received === bytes;
  const remove = useAdminAction(() => gateway.removeFile(id), { failed: text.failed });
  const understanding = useQuery({
    queryKey: ['registers', 'understanding', id],
    queryFn: () => gateway.understanding(id),
    enabled: isWhole,
  });
  const isLookedAt = desk.running?.fileId === id;
  const understood = understanding.data ?? null;
  const isFailed = isWhole && !isLookedAt && understood === null && file.failure !== null;
  const isOpen = isWhole && !isLookedAt && understood?.isRecognised === false && !file.map;
  return (
    <li className={styles.file} data-open={isOpen}>
      <div>
        <strong>{name}</strong> <span className={styles.soft}>{fileSize(bytes)}</span>
        <p className={isOpen || isFailed ? styles.wanting : styles.soft} aria-live="polite">
          {isFailed ? text.unreadable : stateOf(file, isLookedAt, understood)}
        </p>
        {isFailed && <p className={styles.sentence}>{file.failure}</p>}
      </div>
      <div className={panel.actions}>
        {isWhole && (
          <button type="button" className={panel.small} disabled={isLookedAt} onClick={() => onMap(id)}>
            {isOpen ? text.openMapping : text.openKnown}
            <span className="visually-hidden">: {name}</span>
          </button>
        )}
        <button type="button" className={panel.small} disabled={remove.isPending} onClick={() => remove.mutate()}>
          {text.remove}
          <span className="visually-hidden"> {name}</span>
        </button>
      </div>
    </li>
  );
}

function stateOf(
  { received, bytes, map }: DeskFile,
  isLookedAt: boolean,
  understood: { readonly kind: string; readonly isRecognised: boolean } | null,
): string {
  if (received < bytes) return text.stopped;
  if (isLookedAt) return text.looking;
  if (map) return text.mapped;
  if (understood === null) return text.notLooked;
  return understood.isRecognised ? text.known(understood.kind) : text.unknown;
}
