import type { HubKind } from '../../../../domain/hub/hub.ts';
import { kindGlyphPath } from './kind-glyph.ts';
import styles from './kind-mark.module.css';

/** The shape of a kind of place, as in the charts. */
export function KindMark({ kind }: { kind: HubKind }) {
  return (
    <svg className={styles.mark} data-kind={kind} viewBox="-0.5 -0.5 13 13" width="13" height="13" aria-hidden="true">
      <path d={kindGlyphPath[kind]} />
    </svg>
  );
}
