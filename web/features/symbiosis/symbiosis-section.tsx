import { HeartPulse, Link2, type LucideIcon, UserCheck } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { ModelSymbol } from '../../ui/model-symbol.tsx';
import { Section } from '../../ui/section.tsx';
import { CivicModel } from './civic-model.tsx';
import { CoreCivicEquation } from './core-civic-equation.tsx';
import { Drift } from './drift.tsx';
import styles from './symbiosis-section.module.css';
import { ringTerms, symbiosisText } from './text.ts';
import { useLateParts } from './use-late-parts.ts';

const featureIcons: readonly LucideIcon[] = [HeartPulse, UserCheck, Link2];

/** Home's explanation of the civic model: how it is meant to work, its rings, its equation and its promise. */
export function SymbiosisSection() {
  const frame = useRef<HTMLDivElement>(null);
  const parts = useLateParts(frame);
  return (
    <Section id="symbiosis" tag={symbiosisText.tag} title={symbiosisText.title} lede={symbiosisText.lede}>
      <Features />
      <Definitions />
      <div ref={frame} className={styles.model} data-far>
        <CoreCivicEquation instrument={<CivicModel parts={parts} />} />
        <SymbioticPromise />
        <Drift parts={parts} />
      </div>
    </Section>
  );
}

function Features() {
  return (
    <>
      <ul className={styles.features}>
        {symbiosisText.features.map(({ title, text }, index) => {
          const Icon = featureIcons[index];
          return (
            <li key={title} className={styles.feature}>
              {Icon && <Icon aria-hidden="true" size={30} strokeWidth={1.1} className={styles.icon ?? ''} />}
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          );
        })}
      </ul>
      <p className={styles.note}>
        {symbiosisText.designNote} <Link to="/architecture">{symbiosisText.designLink}</Link>.
      </p>
    </>
  );
}

function Definitions() {
  return (
    <div className={styles.definitions}>
      <h3>{symbiosisText.definitionsTitle}</h3>
      <dl className={styles.list}>
        {ringTerms.map(({ symbol, name, definition }) => (
          <div key={symbol} className={styles.entry}>
            <dt>
              <span className={styles.symbol}>
                <ModelSymbol name={symbol} />
              </span>{' '}
              <span className={styles.name}>{name}</span>
            </dt>
            <dd>{definition}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function SymbioticPromise() {
  const { promise } = symbiosisText;
  return (
    <div className={styles.promise}>
      <h3>{promise.title}</h3>
      <ul className={styles.points}>
        {promise.points.map(({ title, text }) => (
          <li key={title}>
            <strong className={styles.point}>{title}</strong> {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
