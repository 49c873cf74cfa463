import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import type { FileAnalysis } from '../../../../../domain/registry-admin/file-analysis.ts';
import type {
  RegistryImportStatus,
  UploadedRegistryFile,
} from '../../../../../domain/registry-admin/registry-import.ts';
import type { RegistryAdminGateway } from '../../../../backend/registry-admin-gateway.ts';
import { Button } from '../../../../ui/control/button.tsx';
import { LoadFailure } from '../../load-failure.tsx';
import styles from '../registry-admin.module.css';
import { registryAdminText } from '../registry-admin-text.ts';
import { useAdminAction } from '../use-admin-action.ts';
import { EncodingChoice } from './encoding-choice.tsx';
import mapping from './mapping.module.css';
import { MappingForm } from './mapping-form.tsx';

const text = registryAdminText.mapping;

interface MappingPageProps {
  readonly gateway: RegistryAdminGateway;
  readonly status: RegistryImportStatus;
  readonly file: UploadedRegistryFile;
  readonly onClose: () => void;
}

/**
 * The page on which an administrator assigns meanings to a file's columns. Beside them it shows a preview of ten
 * records.
 */
export function MappingPage({ gateway, status, file, onClose }: MappingPageProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(function beginAtTheTitle() {
    title.current?.focus();
  }, []);
  const understanding = useQuery({
    queryKey: ['registry-admin', 'understanding', file.id],
    queryFn: () => gateway.understanding(file.id),
  });
  const isReading = status.running?.fileId === file.id;
  return (
    <div className={mapping.mapping}>
      <div className={mapping.mappingHead}>
        <h3 ref={title} tabIndex={-1}>
          {text.title(file.name)}
        </h3>
        <Button onClick={onClose}>{text.close}</Button>
      </div>
      {file.failure !== null && !isReading && (
        <p className={`${styles.wanting} ${styles.sentence}`} role="alert">
          {file.failure}
        </p>
      )}
      {understanding.isError && (
        <LoadFailure title={registryAdminText.failed} onRetry={() => void understanding.refetch()} />
      )}
      {understanding.isSuccess && (
        <Meaning
          gateway={gateway}
          file={file}
          understood={understanding.data}
          isReading={isReading}
          onClose={onClose}
        />
      )}
    </div>
  );
}

interface MeaningProps extends Omit<MappingPageProps, 'status'> {
  readonly understood: FileAnalysis | null;
  readonly isReading: boolean;
}

function Meaning({ gateway, file, understood, isReading, onClose }: MeaningProps) {
  const look = useAdminAction((isAnew: boolean) => gateway.understand(file.id, { isAnew }), { failed: text.failed });
  if (understood === null || understood.isRecognised) {
    const unused = understood?.columns.map(({ column }) => column) ?? [];
    return (
      <>
        <p>{understood === null ? registryAdminText.files.notLooked : text.known(understood.kind)}</p>
        <NamedReading gateway={gateway} file={file} understood={understood} />
        {unused.length > 0 && <p>{text.unused(unused)}</p>}
        <div>
          <Button disabled={isReading || look.isPending} onClick={() => look.mutate(understood !== null)}>
            {isReading ? text.refreshing : text.anew}
          </Button>
        </div>
      </>
    );
  }
  return <MappingForm gateway={gateway} file={file} analysis={understood} isReading={isReading} onSaved={onClose} />;
}

/**
 * Lets the administrator choose the encoding of a file whose format is known. Files of a known format need no column
 * map.
 */
function NamedReading({ gateway, file, understood }: Pick<MeaningProps, 'gateway' | 'file' | 'understood'>) {
  const name = useAdminAction((encoding: string) => gateway.describe(file.id, { encoding }), {
    done: text.saved,
    failed: text.failed,
  });
  const readings = understood?.readings ?? [];
  return <EncodingChoice candidates={readings} encoding={file.encoding ?? ''} onEncoding={name.mutate} />;
}
