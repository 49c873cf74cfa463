import { Section } from '../../ui/page/section.tsx';
import { IndexFormula } from './index-formula.tsx';
import { IndexInstrument } from './index-instrument.tsx';
import { principlesText } from './text.ts';

/** The index: its formula, and nine adjustable scores. */
export function FormulaSection() {
  const { formula } = principlesText;
  return (
    <Section id={formula.id} title={formula.title} tone="card">
      <IndexFormula />
      <IndexInstrument />
    </Section>
  );
}
