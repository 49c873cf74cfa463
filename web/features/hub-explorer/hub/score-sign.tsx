import styles from './score-sign.module.css';

/** The labels for the origins of a score. */
export interface ScoreOrigins {
  readonly estimate: string;
  readonly founding: string;
}

const signs = { estimate: '≈', founding: '°' } as const;

/** A symbol for where a score comes from: an estimate or the original list. */
export function ScoreSign({ isEstimate, origins }: { readonly isEstimate: boolean; readonly origins: ScoreOrigins }) {
  const origin = isEstimate ? 'estimate' : 'founding';
  return (
    <abbr className={styles.sign} title={origins[origin]}>
      {signs[origin]}
    </abbr>
  );
}

/** Legend of the symbols beside scores. */
export function ScoreLegend({ origins }: { readonly origins: ScoreOrigins }) {
  return (
    <p className={styles.legend}>{`${signs.estimate} ${origins.estimate} · ${signs.founding} ${origins.founding}`}</p>
  );
}
