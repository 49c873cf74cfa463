import styles from './score-sign.module.css';

/** A score's origin, in the list's words. */
export interface ScoreOrigins {
  readonly estimate: string;
  readonly founding: string;
}

const signs = { estimate: '≈', founding: '°' } as const;

/** A sign for a score's origin. */
export function ScoreSign({ isEstimate, origins }: { readonly isEstimate: boolean; readonly origins: ScoreOrigins }) {
  const origin = isEstimate ? 'estimate' : 'founding';
  return (
    <abbr className={styles.sign} title={origins[origin]}>
      {signs[origin]}
    </abbr>
  );
}

/** Key to the signs beside scores. */
export function ScoreLegend({ origins }: { readonly origins: ScoreOrigins }) {
  return (
    <p className={styles.legend}>{`${signs.estimate} ${origins.estimate} · ${signs.founding} ${origins.founding}`}</p>
  );
}
