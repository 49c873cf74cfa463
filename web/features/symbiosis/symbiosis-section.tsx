import HeartPulse from '@lucide/icons/icons/heart-pulse';
import Link2 from '@lucide/icons/icons/link-2';
import UserCheck from '@lucide/icons/icons/user-check';
import { useRef } from 'react';
import { formulaSymbolParts } from '../../../domain/hub/model-symbols.ts';
import { CollapsibleSection } from '../../ui/control/collapsible-section.tsx';
import { Icon, type IconData } from '../../ui/page/icon.tsx';
import { MathSymbol } from '../../ui/page/math-symbol.tsx';
import { SampleMark } from '../../ui/page/sample-mark.tsx';
import { Section } from '../../ui/page/section.tsx';
import { SiteLink } from '../../ui/page/site-link.tsx';
import { CivicModel } from './civic-model.tsx';
import { ringTerms } from './civic-terms.ts';
import { CoreCivicEquation } from './core-civic-equation.tsx';
import styles from './symbiosis-section.module.css';
import { civicTermsText, symbiosisText } from './text.ts';
import { useLazySymbiosisParts } from './use-lazy-symbiosis-parts.ts';

const featureIcons: readonly IconData[] = [HeartPulse, UserCheck, Link2];

/** The section of the home page that explains the civic model. */
export function SymbiosisSection() {
  const model = useRef<HTMLDivElement>(null);
  const parts = useLazySymbiosisParts(model);
  return (
    <Section id="symbiosis" title={symbiosisText.title} lede={symbiosisText.lede} isFar>
      <p className={styles.note}>
        {symbiosisText.designNote} <SiteLink to="/architecture">{symbiosisText.designLink}</SiteLink>
        {symbiosisText.designEnd}
      </p>
      <Features />
      <div ref={model}>
        <CivicModel parts={parts} />
      </div>
      <h3 className={styles.title}>{symbiosisText.definitionsTitle}</h3>
      <Definitions />
      <h3 className={styles.title}>{symbiosisText.equation.title}</h3>
      <CoreCivicEquation />
      <h3 className={styles.title}>{symbiosisText.promise.title}</h3>
      <SymbioticPromise />
      <CollapsibleSection title={symbiosisText.driftExample} mark={<SampleMark />}>
        <Drift />
      </CollapsibleSection>
      <p className={styles.drift}>{symbiosisText.drift}</p>
    </Section>
  );
}

function Features() {
  return (
    <ul className={styles.features}>
      {symbiosisText.features.map(({ title, text }, index) => {
        const icon = featureIcons[index];
        return (
          <li key={title} className={styles.feature}>
            {icon && <Icon of={icon} size={24} strokeWidth={1.2} className={styles.icon} />}
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        );
      })}
    </ul>
  );
}

function Definitions() {
  return (
    <dl className={styles.list}>
      {ringTerms.map(({ term, symbol }) => (
        <div key={term} className={styles.entry}>
          <dt>
            <span className={styles.symbol}>
              <MathSymbol symbols={formulaSymbolParts[symbol]} />
            </span>{' '}
            <span className={styles.name}>{civicTermsText[term]}</span>
          </dt>
          <dd>{symbiosisText.definitions[term]}</dd>
        </div>
      ))}
    </dl>
  );
}

function SymbioticPromise() {
  return (
    <ul className={styles.points}>
      {symbiosisText.promise.points.map(({ title, text }) => (
        <li key={title}>
          <strong className={styles.point}>{title}</strong> {text}
        </li>
      ))}
    </ul>
  );
}

/** An example of drift. It is collapsed at first, and loads when it is opened. */
function Drift() {
  const frame = useRef<HTMLDivElement>(null);
  const parts = useLazySymbiosisParts(frame);
  return (
    <div ref={frame} className={styles.example} data-reserved={parts === null}>
      {parts === 'failed' ? <p>{symbiosisText.withoutExample}</p> : parts && <parts.DriftExample />}
      <noscript>
        <p>{symbiosisText.withoutExample}</p>
      </noscript>
    </div>
  );
}
