import type { HubKind } from '../../../../domain/hub/hub.ts';
import styles from './hub-kind-icon.module.css';
import { hubKindIconPaths } from './hub-kind-icon-paths.ts';

/** The symbol of a kind of place. The charts use the same symbols. */
export function HubKindIcon({ kind }: { kind: HubKind }) {
  return (
    <svg className={styles.mark} data-kind={kind} viewBox="-0.5 -0.5 13 13" width="13" height="13" aria-hidden="true">
      <path d={hubKindIconPaths[kind]} />
    </svg>
  );
}
