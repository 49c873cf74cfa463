import { type ComponentProps, Fragment, type ReactNode } from 'react';
import type { UploadedRegistryFile } from '../../../../../domain/registry-admin/registry-import.ts';
import type { ImportGateway } from '../../../../backend/import-gateway.ts';
import panel from '../../admin-panel.module.css';
import styles from '../registry-admin.module.css';
import { registryAdminText } from '../registry-admin-text.ts';
import { useAdminAction } from '../use-admin-action.ts';
import { DropZone, UploadProgressItem } from './drop-zone.tsx';
import { StartImport } from './start-import.tsx';
import { useUploads } from './use-uploads.ts';

type StartProps = ComponentProps<typeof StartImport>;

interface ImportFileListProps {
  readonly id: string;
  readonly gateway: StartProps['gateway'] & Pick<ImportGateway, 'upload'>;
  readonly status: StartProps['status'] & {
    readonly files: readonly UploadedRegistryFile[];
    readonly limits: { readonly fileBytesMax: number };
  };
  readonly text: {
    readonly title: string;
    readonly intro: string;
    readonly tooLong: (name: string, megabytes: string) => string;
  };
  readonly words: StartProps['words'];
  /** The file extensions that can be uploaded, separated by commas. */
  readonly accept: string;
  /** Called when a file has been uploaded completely. */
  readonly onReceived?: (id: string) => Promise<void>;
  readonly warning?: ReactNode;
  /** Renders the list item of one file. */
  readonly children: (file: UploadedRegistryFile) => ReactNode;
}

/**
 * Lists the files that were uploaded for the next import, with a field to add files and a button to start the import.
 */
export function ImportFileList(props: ImportFileListProps) {
  const { id, gateway, status, text, words, accept, onReceived, warning, children } = props;
  const { fileBytesMax } = status.limits;
  const { uploads, add } = useUploads({ gateway, fileBytesMax, tooLong: text.tooLong, onReceived });
  const onTheWay = new Set(uploads.map(({ name }) => name));
  const files = status.files.filter((file) => file.received === file.bytes || !onTheWay.has(file.name));
  return (
    <section className={styles.room} aria-labelledby={id}>
      <h3 id={id}>{text.title}</h3>
      <p className={styles.measure}>{text.intro}</p>
      {warning}
      <DropZone limit={fileBytesMax} accept={accept} onFiles={(chosen) => void add(chosen)} />
      {files.length + uploads.length === 0 && <p className="note">{registryAdminText.files.none}</p>}
      <ul className={styles.files}>
        {files.map((file) => (
          <Fragment key={file.id}>{children(file)}</Fragment>
        ))}
        {uploads.map((upload) => (
          <UploadProgressItem key={upload.name} upload={upload} />
        ))}
      </ul>
      {files.length > 0 && (
        <StartImport gateway={gateway} status={status} isWaiting={uploads.length > 0} words={words} />
      )}
    </section>
  );
}

interface RemoveFileButtonProps {
  readonly gateway: Pick<ImportGateway, 'removeFile'>;
  readonly file: UploadedRegistryFile;
  readonly failed: string;
}

/** The button that removes an uploaded file. */
export function RemoveFileButton({ gateway, file: { id, name }, failed }: RemoveFileButtonProps) {
  const remove = useAdminAction(() => gateway.removeFile(id), { failed });
  return (
    <button type="button" className={panel.small} disabled={remove.isPending} onClick={() => remove.mutate()}>
      {registryAdminText.files.remove}
      <span className="visually-hidden"> {name}</span>
    </button>
  );
}
