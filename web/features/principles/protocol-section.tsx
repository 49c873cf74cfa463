import { Link } from 'react-router';
import { formulaSymbolParts } from '../../../domain/hub/model-symbols.ts';
import { MathSymbol } from '../../ui/page/math-symbol.tsx';
import styles from './protocol-section.module.css';
import { principlesText } from './text.ts';

/** Two sections side by side, about the checksum and the output equation. */
export function ProtocolSection() {
  const { checksum, output } = principlesText;
  return (
    <div className={styles.columns}>
      <section id={checksum.id} aria-labelledby="checksum-title" tabIndex={-1} className={styles.column}>
        <h2 id="checksum-title" className={styles.title}>
          {checksum.title}
        </h2>
        {checksum.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className="note">
          <Link to="/methodology#tempesta-checksum">{checksum.link}</Link>.
        </p>
      </section>
      <section id={output.id} aria-labelledby="output-title" tabIndex={-1} className={styles.column}>
        <h2 id="output-title" className={styles.title}>
          {output.title}
        </h2>
        <p role="img" aria-label={output.spoken} className={styles.formula}>
          <MathSymbol symbols={formulaSymbolParts['ΩLL^Sym']} />
          <span className={styles.equals}>=</span>
          <span className={styles.product}>
            <span className={styles.limit}>7</span>
            <span className={styles.sign}>∏</span>
            <span className={styles.limit}>k = 1</span>
          </span>
          <span>
            f<sub className={styles.index}>k</sub>
          </span>
        </p>
        {output.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className="note">
          {output.note} <Link to="/#symbiosis">{output.noteLink}</Link>.
        </p>
      </section>
    </div>
  );
}
