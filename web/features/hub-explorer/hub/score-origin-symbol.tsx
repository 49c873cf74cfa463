import styles from './score-origin-symbol.module.css';

/** Labels that say where a score comes from. */
export interface ScoreOriginLabels {
  readonly estimate: string;
  readonly founding: string;
}

const signs = { estimate: '≈', founding: '°' } as const;

/** A symbol that shows whether a score is an estimate or comes from the original list. */
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

/** A legend of the symbols beside scores. */
export function ScoreOriginLegend({ origins }: { readonly origins: ScoreOriginLabels }) {
  return (
    <p className={styles.legend}>{`${signs.estimate} ${origins.estimate} · ${signs.founding} ${origins.founding}`}</p>
  );
}
