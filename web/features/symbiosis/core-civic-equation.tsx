import type { ReactNode } from 'react';
import { formulaSymbolParts } from '../../../domain/hub/model-symbols.ts';
import { MathSymbol } from '../../ui/page/math-symbol.tsx';
import { CivicTermSymbol } from './civic-term-symbol.tsx';
import { civicFactors } from './civic-terms.ts';
import styles from './core-civic-equation.module.css';
import { civicTermsText, symbiosisText } from './text.ts';

/** The Core Civic Equation with a name below each factor. Screen readers read it as one sentence. */
export function CoreCivicEquation() {
  const { equation } = symbiosisText;
  return (
    <section aria-label={equation.title}>
      <p className="visually-hidden">{equation.spoken}</p>
      <div className={styles.display} aria-hidden="true">
        <Factor label={equation.output} tone="output">
          <MathSymbol symbols={formulaSymbolParts['ΩLL^Sym']} />
        </Factor>
        <div className={styles.product}>
          {civicFactors.map((term, index) => (
            <Factor key={term} operator={index === 0 ? '=' : '×'} label={civicTermsText[term]}>
              <CivicTermSymbol term={term} />
            </Factor>
          ))}
          <Factor operator="×" label={equation.lastFactor}>
            <LastFactor />
          </Factor>
        </div>
      </div>
      <div className={styles.reading}>
        <p className={styles.zero}>{equation.zero}</p>
        <p>{equation.zeroReason}</p>
        <p className="note">{equation.signs}</p>
      </div>
    </section>
  );
}

interface FactorProps {
  /** The operator before the factor. A line break never separates the two. */
  readonly operator?: '=' | '×';
  readonly label: string;
  readonly tone?: 'output';
  readonly children: ReactNode;
}

function Factor({ operator, label, tone, children }: FactorProps) {
  return (
    <span className={styles.factor} data-tone={tone}>
      <span className={styles.operator}>{operator}</span>
      <span className={styles.sign}>{children}</span>
      <span className={styles.label}>{label}</span>
    </span>
  );
}

function LastFactor() {
  return (
    <span className={styles.last}>
      <span>TCΣ</span>
      <span className={styles.point}>·</span>
      <MathSymbol symbols={formulaSymbolParts.λ13} />
      <span className={styles.point}>·</span>
      <span>Φ</span>
      <span className={styles.point}>×</span>
      <span className={styles.fraction}>
        <span>A</span>
        <span className={styles.denominator}>τ</span>
      </span>
      <span className={styles.point}>·</span>
      <span>SLI</span>
    </span>
  );
}
