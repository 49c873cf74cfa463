import styles from './score-sign.module.css';

/** How a score came about, in the words of the list that shows it. */
export interface ScoreOrigins {
  readonly estimate: string;
  readonly founding: string;
}

const signs = { estimate: '≈', founding: '°' } as const;

/** Says by a sign how a score came about. */
export function ScoreSign({ isEstimate, origins }: { readonly isEstimate: boolean; readonly origins: ScoreOrigins }) {
  const origin = isEstimate ? 'estimate' : 'founding';
  return (
    <abbr className={styles.sign} title={origins[origin]}>
      {signs[origin]}
    </abbr>
  );
}

/** What the signs beside the scores of a list mean. */
export function ScoreLegend({ origins }: { readonly origins: ScoreOrigins }) {
  return (
    <p className={styles.legend}>{`${signs.estimate} ${origins.estimate} · ${signs.founding} ${origins.founding}`}</p>
  );
}
