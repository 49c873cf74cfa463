import styles from './estimate-line.module.css';
import { methodologyText } from './text.ts';

/** The linear formula behind the estimated indices, with one place as a worked example. */
export function EstimateLine() {
  return (
    <figure className={styles.figure}>
      <math display="block" aria-label={methodologyText.line.spoken} className={styles.formula}>
        <mi mathvariant="normal">SLI</mi>
        <mo>=</mo>
        <mn>0.86</mn>
        <mo>+</mo>
        <mn>0.02</mn>
        <mo>×</mo>
        <mrow>
          <mo>(</mo>
          <mtext>life expectancy</mtext>
          <mo>−</mo>
          <mn>82</mn>
          <mo>)</mo>
        </mrow>
      </math>
      <figcaption className={styles.example}>{methodologyText.line.example}</figcaption>
    </figure>
  );
}
