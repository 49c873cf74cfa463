import { Link } from 'react-router';
import { Section } from '../../ui/page/section.tsx';
import styles from './index-formula.module.css';
import { LongevityIndexCalculator } from './longevity-index-calculator.tsx';
import { principlesText } from './text.ts';

/** The formula of the longevity index, and a calculator with nine adjustable scores. */
export function FormulaSection() {
  const { formula } = principlesText;
  return (
    <Section id={formula.id} title={formula.title} tone="card">
      <IndexFormula />
      <LongevityIndexCalculator />
    </Section>
  );
}

/** The formula of the longevity index, with an explanation of its terms. */
function IndexFormula() {
  const { formula } = principlesText;
  return (
    <div className={styles.layout}>
      <figure className={styles.figure}>
        <SliMath label={formula.spoken} />
        <figcaption className={styles.caption}>{formula.text}</figcaption>
      </figure>
      <div>
        <dl className={styles.terms}>
          {formula.terms.map(({ sign, name, text }) => (
            <div key={sign} className={styles.term}>
              <dt>
                <span className={styles.sign}>
                  {sign}
                  <sub>i</sub>
                </span>{' '}
                {name}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.limit}>
          {formula.limit} <Link to="/methodology#provenance">{formula.link}</Link>.
        </p>
      </div>
    </div>
  );
}

function SliMath({ label }: { label: string }) {
  return (
    <math display="block" aria-label={label} className={styles.formula}>
      <mi mathvariant="normal">SLI</mi>
      <mo>=</mo>
      <mfrac>
        <mn>1</mn>
        <mn>9</mn>
      </mfrac>
      <munderover>
        <mo className={styles.sum}>∑</mo>
        <mrow>
          <mrow className={styles.bound}>
            <mi mathvariant="normal">i</mi>
            <mo>=</mo>
            <mn>1</mn>
          </mrow>
        </mrow>
        <mrow>
          <mn className={styles.bound}>9</mn>
        </mrow>
      </munderover>
      <msub>
        <mi mathvariant="normal">w</mi>
        <mi mathvariant="normal">i</mi>
      </msub>
      <mo>·</mo>
      <msub>
        <mi mathvariant="normal">s</mi>
        <mi mathvariant="normal">i</mi>
      </msub>
    </math>
  );
}
