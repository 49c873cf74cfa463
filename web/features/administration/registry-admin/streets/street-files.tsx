import type { DeskFile } from '../../../../../domain/registry-admin/registry-import.ts';
import type { StreetsDesk } from '../../../../../domain/registry-admin/streets-import.ts';
import type { StreetsGateway } from '../../../../backend/registry-admin-gateway.ts';
import panel from '../../admin-panel.module.css';
import { fileSize } from '../figures.ts';
import { DropZone, UploadLine } from '../imports/drop-zone.tsx';
import { ImportStart } from '../imports/import-start.tsx';
import { useUploads } from '../imports/use-uploads.ts';
import styles from '../registry-admin.module.css';
import { registryAdminText } from '../registry-admin-text.ts';
import { useAdminAction } from '../use-admin-action.ts';
import { streetsText } from './streets-text.ts';

const text = streetsText.files;

interface StreetFilesProps {
  readonly gateway: StreetsGateway;
  readonly desk: StreetsDesk;
}

/** The files of the next streets: add, remove, read. */
export function StreetFilesList({ gateway, desk }: StreetFilesProps) {
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
      {files.length + uploads.length === 0 && <p className={styles.soft}>{registryAdminText.files.none}</p>}
      <ul className={styles.files}>
        {files.map((file) => (
          <FileLine key={file.id} gateway={gateway} file={file} />
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
          words={{ ...streetsText.import, accept: streetsText.import.older }}
        />
      )}
    </section>
  );
}

function FileLine({ gateway, file }: { gateway: StreetsGateway; file: DeskFile }) {
  const { id, name, bytes, received } = file;
  const words = registryAdminText.files;
  const remove = useAdminAction(() => gateway.removeFile(id), { failed: registryAdminText.import.failed });
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
