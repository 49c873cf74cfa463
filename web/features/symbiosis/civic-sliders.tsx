import RotateCcw from '@lucide/icons/icons/rotate-ccw';
import { useId } from 'react';
import {
  type CivicTerm,
  type CivicTermValues,
  civicTerms,
  computeCivicOutput,
  findTermsAtZero,
  findWeakestTerms,
  maximumCivicTermValues,
} from '../../../domain/hub/civic-equation.ts';
import { formulaSymbolParts } from '../../../domain/hub/model-symbols.ts';
import { formatList, formatNumber } from '../../languages/format.ts';
import { ScaleInput } from '../../ui/control/scale-input.tsx';
import { SmallButton } from '../../ui/control/small-button.tsx';
import { Icon } from '../../ui/page/icon.tsx';
import { MathSymbol } from '../../ui/page/math-symbol.tsx';
import { useDebouncedText } from '../../ui/use-debounced-text.ts';
import styles from './civic-sliders.module.css';
import { civicSlidersText } from './civic-sliders-text.ts';
import { CivicTermSymbol } from './civic-term-symbol.tsx';
import { civicTermsText } from './text.ts';

const nineTenths = Object.fromEntries(civicTerms.map((term) => [term, 0.9]));

const presets = [
  { id: 'noAccess', turns: { access: 0 } },
  { id: 'nobodyConfirms', turns: { confirmation: 0 } },
  { id: 'nineTenths', turns: nineTenths },
] as const;

interface CivicSlidersProps {
  /** Undefined until the visitor changes a term. Until then, every term is at its maximum. */
  readonly values: CivicTermValues | undefined;
  readonly onChange: (values: CivicTermValues) => void;
}

/** A slider for each term of the Core Civic Equation, and the product of all terms. */
export function CivicSliders({ values = maximumCivicTermValues, onChange }: CivicSlidersProps) {
  const titleId = useId();
  const output = computeCivicOutput(values);
  const sentence = describeResult(values, output);
  const announced = useDebouncedText(civicSlidersText.spoken(shown(output), sentence));
  const turn = (turns: Partial<CivicTermValues>) => onChange({ ...values, ...turns });
  return (
    <section className={styles.dials} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h3 id={titleId}>{civicSlidersText.title}</h3>
        <SmallButton tone="bare" onClick={() => onChange(maximumCivicTermValues)}>
          <Icon of={RotateCcw} size={16} strokeWidth={1.5} />
          {civicSlidersText.reset}
        </SmallButton>
      </header>
      <div className={styles.readout} data-zero={output === 0}>
        <p className={styles.output}>
          <MathSymbol symbols={formulaSymbolParts['ΩLL^Sym']} /> <span className={styles.equals}>=</span>{' '}
          <span className={styles.number}>{shown(output)}</span>
        </p>
        <p className={styles.sentence}>{sentence}</p>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of sliders, not a form's fieldset */}
      <div role="group" aria-label={civicSlidersText.group}>
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
      <Presets onTry={(turns) => onChange({ ...maximumCivicTermValues, ...turns })} />
      <p className={styles.note}>{civicSlidersText.note}</p>
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
  return (
    <div className={styles.row} data-zero={value === 0}>
      <span className={styles.operator} aria-hidden="true">
        {operator}
      </span>
      <label htmlFor={id} className={styles.label}>
        <span className={styles.sign}>
          <CivicTermSymbol term={term} />
        </span>{' '}
        <span className={styles.name}>{civicTermsText[term]}</span>
      </label>
      <ScaleInput id={id} value={value} step={0.05} valueText={valueInWords(value)} onChange={onChange} />
      <span className={styles.value} aria-hidden="true">
        {shown(value)}
      </span>
    </div>
  );
}

function Presets({ onTry }: { onTry: (turns: Partial<CivicTermValues>) => void }) {
  return (
    <div className={styles.tries}>
      <span className={styles.triesLabel}>{civicSlidersText.tries}</span>
      {presets.map(({ id, turns }) => (
        <SmallButton key={id} onClick={() => onTry(turns)}>
          {civicSlidersText.presets[id]}
        </SmallButton>
      ))}
    </div>
  );
}

function describeResult(values: CivicTermValues, output: number): string {
  const [first, ...others] = findTermsAtZero(values);
  if (first !== undefined) {
    const atZero = civicSlidersText.atZero[first];
    return others.length === 0 ? atZero : `${atZero} ${civicSlidersText.alsoZero(namesOf(others))}`;
  }
  if (output === 1) return civicSlidersText.full;
  const weakest = findWeakestTerms(values);
  const lowest = values[weakest[0] ?? 'access'];
  if (weakest.length === civicTerms.length) return civicSlidersText.even(shown(lowest), shown(output));
  const tell = weakest.length === 1 ? civicSlidersText.weakestOne : civicSlidersText.weakest;
  return tell(namesOf(weakest), shown(lowest));
}

/** Lists the names of up to three terms. For more terms, it returns only how many there are. */
function namesOf(terms: readonly CivicTerm[]): string {
  return terms.length > 3
    ? civicSlidersText.someOfEight(terms.length)
    : formatList(terms.map((term) => civicTermsText[term]));
}

function shown(value: number): string {
  return formatNumber(value, 2);
}

function valueInWords(value: number): string {
  if (value === 0) return civicSlidersText.nothing;
  return value === 1 ? civicSlidersText.inFull : civicSlidersText.ofOne(shown(value));
}
