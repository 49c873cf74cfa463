import { RotateCcw } from 'lucide-react';
import { useId } from 'react';
import {
  type CivicTerm,
  type CivicValues,
  civicOutput,
  civicTerms,
  fullTerms,
  weakestTerms,
  zeroTerms,
} from '../../../domain/hub/civic-equation.ts';
import { symbolParts } from '../../../domain/hub/model-symbols.ts';
import { ScaleInput } from '../../ui/control/scale-input.tsx';
import { SmallButton } from '../../ui/control/small-button.tsx';
import { SetSymbol } from '../../ui/page/set-symbol.tsx';
import { useSettledText } from '../../ui/use-settled-text.ts';
import styles from './civic-dials.module.css';
import { dialsText, dialTexts } from './dials-text.ts';

interface CivicDialsProps {
  /** Undefined until something is turned: every term is full then. */
  readonly values: CivicValues | undefined;
  readonly onTurn: (values: CivicValues) => void;
}

/** A slider for each term of the Core Civic Equation, and what their product comes to. */
export function CivicDials({ values = fullTerms, onTurn }: CivicDialsProps) {
  const titleId = useId();
  const output = civicOutput(values);
  const sentence = describeResult(values, output);
  const announced = useSettledText(dialsText.spoken(output, sentence));
  const turn = (turns: Partial<CivicValues>) => onTurn({ ...values, ...turns });
  return (
    <section className={styles.dials} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h3 id={titleId}>{dialsText.title}</h3>
        <SmallButton tone="bare" onClick={() => onTurn(fullTerms)}>
          <RotateCcw aria-hidden="true" size={16} strokeWidth={1.5} />
          {dialsText.reset}
        </SmallButton>
      </header>
      <div className={styles.readout} data-zero={output === 0}>
        <p className={styles.output}>
          <SetSymbol parts={symbolParts['ΩLL^Sym']} /> <span className={styles.equals}>=</span>{' '}
          <span className={styles.number}>{dialsText.shown(output)}</span>
        </p>
        <p className={styles.sentence}>{sentence}</p>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of sliders, not a form's fieldset */}
      <div className={styles.rows} role="group" aria-label={dialsText.group}>
        {civicTerms.map((term, index) => (
          <Dial
            key={term}
            term={term}
            operator={index === 0 ? '=' : '×'}
            value={values[term]}
            onChange={(value) => turn({ [term]: value })}
          />
        ))}
      </div>
      <Presets onTry={(turns) => onTurn({ ...fullTerms, ...turns })} />
      <p className={styles.note}>{dialsText.note}</p>
      <p role="status" className="visually-hidden">
        {announced}
      </p>
    </section>
  );
}

interface DialProps {
  readonly term: CivicTerm;
  readonly operator: '=' | '×';
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function Dial({ term, operator, value, onChange }: DialProps) {
  const id = useId();
  const { sign, name } = dialTexts[term];
  return (
    <div className={styles.row} data-zero={value === 0}>
      <span className={styles.operator} aria-hidden="true">
        {operator}
      </span>
      <label htmlFor={id} className={styles.label}>
        <span className={styles.sign}>
          {'symbol' in sign ? <SetSymbol parts={symbolParts[sign.symbol]} /> : sign.letters}
        </span>{' '}
        <span className={styles.name}>{name}</span>
      </label>
      <ScaleInput id={id} value={value} step={0.05} valueText={dialsText.valueText(value)} onChange={onChange} />
      <span className={styles.value} aria-hidden="true">
        {dialsText.shown(value)}
      </span>
    </div>
  );
}

function Presets({ onTry }: { onTry: (turns: Partial<CivicValues>) => void }) {
  return (
    <div className={styles.tries}>
      <span className={styles.triesLabel}>{dialsText.tries}</span>
      {dialsText.presets.map(({ label, turns }) => (
        <SmallButton key={label} onClick={() => onTry(turns)}>
          {label}
        </SmallButton>
      ))}
    </div>
  );
}

function describeResult(values: CivicValues, output: number): string {
  const [first, ...others] = zeroTerms(values);
  if (first !== undefined) {
    const { atZero } = dialTexts[first];
    return others.length === 0 ? atZero : `${atZero} ${dialsText.alsoZero(namesOf(others))}`;
  }
  if (output === 1) return dialsText.full;
  const weakest = weakestTerms(values);
  const lowest = values[weakest[0] ?? 'access'];
  if (weakest.length === civicTerms.length) return dialsText.even(lowest, output);
  return dialsText.weakest(namesOf(weakest), lowest);
}

function namesOf(terms: readonly CivicTerm[]): readonly string[] {
  return terms.map((term) => dialTexts[term].name);
}
