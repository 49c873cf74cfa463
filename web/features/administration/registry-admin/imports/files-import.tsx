import { useQuery } from '@tanstack/react-query';
import type {
  RegistryImportStatus,
  UploadedRegistryFile,
} from '../../../../../domain/registry-admin/registry-import.ts';
import type { RegistryAdminGateway } from '../../../../backend/registry-admin-gateway.ts';
import panel from '../../admin-panel.module.css';
import { formatFileSize } from '../format-numbers.ts';
import styles from '../registry-admin.module.css';
import { registryAdminText } from '../registry-admin-text.ts';
import { ImportFileList, RemoveFileButton } from './import-file-list.tsx';

const text = registryAdminText.files;

interface FilesImportProps {
  readonly gateway: RegistryAdminGateway;
  readonly status: RegistryImportStatus;
  /** Opens the form that assigns meanings to a file's columns. */
  readonly onMap: (id: string) => void;
}

/** Lists the files that were uploaded for the next registry, with buttons to add, analyse, remove and import them. */
export function FilesImport({ gateway, status, onMap }: FilesImportProps) {
  return (
    <ImportFileList
      id="registry-files"
      gateway={gateway}
      status={status}
      text={text}
      words={{ ...registryAdminText.import, accept: registryAdminText.import.fewer }}
      accept=".csv,.tsv,.txt,.json,.geojson"
      onReceived={(id) => gateway.understand(id, {})}
    >
      {(file) => <FileLine gateway={gateway} status={status} file={file} onMap={onMap} />}
    </ImportFileList>
  );
}

interface FileLineProps extends FilesImportProps {
  readonly file: UploadedRegistryFile;
}

function FileLine({ gateway, status, file, onMap }: FileLineProps) {
  const { id, name, bytes, received } = file;
  const isWhole = received === bytes;
  const understanding = useQuery({
    queryKey: ['registry-admin', 'understanding', id],
    queryFn: () => gateway.understanding(id),
    enabled: isWhole,
  });
  const isLookedAt = status.running?.fileId === id;
  const understood = understanding.data ?? null;
  const isFailed = isWhole && !isLookedAt && understood === null && file.failure !== null;
  const isOpen = isWhole && !isLookedAt && understood?.isRecognised === false && !file.map;
  return (
    <li className={styles.file} data-open={isOpen}>
      <div>
        <strong>{name}</strong> <span className="note">{formatFileSize(bytes)}</span>
        <p className={isOpen || isFailed ? styles.wanting : 'note'} aria-live="polite">
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
        <RemoveFileButton gateway={gateway} file={file} failed={text.failed} />
      </div>
    </li>
  );
}

function stateOf(
  { received, bytes, map }: UploadedRegistryFile,
  isLookedAt: boolean,
  understood: { readonly kind: string; readonly isRecognised: boolean } | null,
): string {
  if (received < bytes) return text.stopped;
  if (isLookedAt) return text.looking;
  if (map) return text.mapped;
  if (understood === null) return text.notLooked;
  return understood.isRecognised ? text.known(understood.kind) : text.unknown;
}
