import type { StreetsImportStatus } from '../../../../../domain/registry-admin/streets-import.ts';
import type { StreetsGateway } from '../../../../backend/registry-admin-gateway.ts';
import panel from '../../admin-panel.module.css';
import { formatFileSize } from '../format-numbers.ts';
import { ImportFileList, RemoveFileButton } from '../imports/import-file-list.tsx';
import styles from '../registry-admin.module.css';
import { registryAdminText } from '../registry-admin-text.ts';
import { streetsText } from './streets-text.ts';

const text = streetsText.files;

interface StreetFilesListProps {
  readonly gateway: StreetsGateway;
  readonly status: StreetsImportStatus;
}

/** Lists the map files that were uploaded for the next streets, with buttons to add, remove and import them. */
export function StreetFilesList({ gateway, status }: StreetFilesListProps) {
  return (
    <ImportFileList
      id="streets-files"
      gateway={gateway}
      status={status}
      text={text}
      words={{ ...streetsText.import, accept: streetsText.import.older }}
      accept=".pbf,.pmtiles,.mbtiles"
      warning={!status.hasTilemaker && <p className={styles.warning}>{text.noTilemaker}</p>}
    >
      {(file) => (
        <li className={styles.file}>
          <div>
            <strong>{file.name}</strong> <span className="note">{formatFileSize(file.bytes)}</span>
            <p className="note">{file.received < file.bytes ? registryAdminText.files.stopped : text.whole}</p>
          </div>
          <div className={panel.actions}>
            <RemoveFileButton gateway={gateway} file={file} failed={registryAdminText.import.failed} />
          </div>
        </li>
      )}
    </ImportFileList>
  );
}
