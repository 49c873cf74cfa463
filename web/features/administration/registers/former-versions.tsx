import type { RegistersDesk } from '../../../../domain/registers/registers-desk.ts';
import type { RegistersGateway } from '../../../backend/registers-gateway.ts';
import panel from '../admin-panel.module.css';
import { formatTime } from '../format-time.ts';
import { figure } from './figures.ts';
import styles from './registers.module.css';
import { registersText } from './registers-text.ts';
import { useRegistersAct } from './use-registers-act.ts';

const text = registersText.versions;

/** The last five versions, each of which can be published again. */
export function FormerVersions({ gateway, desk }: { gateway: RegistersGateway; desk: RegistersDesk }) {
  const back = useRegistersAct((name: string) => gateway.rollBack(name), {
    done: text.done,
    failed: registersText.report.failed,
  });
  return (
    <section className={styles.room} aria-labelledby="registers-versions">
      <h3 id="registers-versions">{text.title}</h3>
      {desk.versions.length === 0 && <p className={styles.soft}>{text.none}</p>}
      <ul className={styles.files}>
        {desk.versions.map(({ name, version, aedCount, publishedAt }) => (
          <li key={name} className={styles.file}>
            <div>
              {text.line(figure(aedCount), version)}
              {publishedAt !== null && (
                <p className={styles.soft}>{registersText.inUse.publishedAt(formatTime(publishedAt))}</p>
              )}
            </div>
            <button
              type="button"
              className={panel.small}
              disabled={back.isPending || desk.running !== null}
              onClick={() => back.mutate(name)}
            >
              {text.back}
              <span className="visually-hidden">: {text.line(figure(aedCount), version)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
