import type { ImportGateway } from '../../../backend/import-gateway.ts';
import panel from '../admin-panel.module.css';
import styles from './registry-admin.module.css';
import { registryAdminText } from './registry-admin-text.ts';
import { useAdminAction } from './use-admin-action.ts';

const text = registryAdminText.versions;

/** A version of the registry or the streets that was published earlier. */
export interface PreviousVersion {
  readonly name: string;
  readonly line: string;
  readonly note: string | null;
}

interface PreviousVersionsProps {
  readonly gateway: Pick<ImportGateway, 'rollBack'>;
  readonly versions: readonly PreviousVersion[];
  readonly isBusy: boolean;
}

/** Lists the last five versions, each with a button to publish it again. */
export function PreviousVersions({ gateway, versions, isBusy }: PreviousVersionsProps) {
  const back = useAdminAction((name: string) => gateway.rollBack(name), {
    done: text.done,
    failed: registryAdminText.report.failed,
  });
  return (
    <section className={styles.room} aria-labelledby="registry-versions">
      <h3 id="registry-versions">{text.title}</h3>
      {versions.length === 0 && <p className="note">{text.none}</p>}
      <ul className={styles.files}>
        {versions.map(({ name, line, note }) => (
          <li key={name} className={styles.file}>
            <div>
              {line}
              {note !== null && <p className="note">{note}</p>}
            </div>
            <button
              type="button"
              className={panel.small}
              disabled={back.isPending || isBusy}
              onClick={() => back.mutate(name)}
            >
              {text.back}
              <span className="visually-hidden">: {line}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
