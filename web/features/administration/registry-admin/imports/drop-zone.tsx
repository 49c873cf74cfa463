import { type DragEvent, useId, useState } from 'react';
import { formatFileSize, formatMegabytes, formatWholePercent } from '../format-numbers.ts';
import styles from '../registry-admin.module.css';
import { registryAdminText } from '../registry-admin-text.ts';
import type { Upload } from './use-uploads.ts';

const text = registryAdminText.files;

interface DropZoneProps {
  /** The maximum size of a file in bytes. */
  readonly limit: number;
  /** The file extensions that the file input accepts, separated by commas. */
  readonly accept: string;
  readonly onFiles: (files: readonly File[]) => void;
}

/** An area into which files can be dragged, with a file input. */
export function DropZone({ limit, accept, onFiles }: DropZoneProps) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const over = (value: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setIsOver(value);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dragging is optional, and the file input inside works with the keyboard
    <div
      className={styles.drop}
      data-over={isOver}
      onDragOver={over(true)}
      onDragLeave={over(false)}
      onDrop={(event) => {
        over(false)(event);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <span>{text.drop}</span>
      <input
        id={id}
        className="visually-hidden"
        type="file"
        multiple
        accept={accept}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      <label htmlFor={id} className={styles.choose}>
        {text.choose}
      </label>
      <span className="note">{text.most(formatMegabytes(limit))}</span>
    </div>
  );
}

/** Shows the progress of one file that is being uploaded, as an item of the list of files. */
export function UploadProgressItem({ upload: { name, bytes, sent } }: { upload: Upload }) {
  const share = formatWholePercent(sent / bytes);
  return (
    <li className={styles.file}>
      <div>
        <strong>{name}</strong> <span className="note">{formatFileSize(bytes)}</span>
        <progress className={styles.progress} value={sent} max={bytes} aria-label={`${name}: ${text.coming(share)}`} />
      </div>
      <span className="note">{text.coming(share)}</span>
    </li>
  );
}
