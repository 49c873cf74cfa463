import styles from './score-origin-symbol.module.css';

/** The labels for the origins of a score. */
export interface ScoreOriginLabels {
  readonly estimate: string;
  readonly founding: string;
}

const signs = { estimate: '≈', founding: '°' } as const;

/** A symbol for where a score comes from: an estimate or the original list. */
export function ScoreOriginSymbol({
  isEstimate,
  origins,
}: {
  readonly isEstimate: boolean;
  readonly origins: ScoreOriginLabels;
}) {
  const origin = isEstimate ? 'estimate' : 'founding';
  return (
    <abbr className={styles.sign} title={origins[origin]}>
      {signs[origin]}
    </abbr>
  );
}

/** Legend of the symbols beside scores. */
export function ScoreOriginLegend({ origins }: { readonly origins: ScoreOriginLabels }) {
  return (
    <p className={styles.legend}>{`${signs.estimate} ${origins.estimate} · ${signs.founding} ${origins.founding}`}</p>
  );
}
