import HeartPulse from '@lucide/icons/icons/heart-pulse';
import Link2 from '@lucide/icons/icons/link-2';
import UserCheck from '@lucide/icons/icons/user-check';
import { useRef } from 'react';
import { symbolParts } from '../../../domain/hub/model-symbols.ts';
import { Fold } from '../../ui/control/fold.tsx';
import { Icon, type IconData } from '../../ui/page/icon.tsx';
import { SampleMark } from '../../ui/page/sample-mark.tsx';
import { Section } from '../../ui/page/section.tsx';
import { SetSymbol } from '../../ui/page/set-symbol.tsx';
import { SiteLink } from '../../ui/page/site-link.tsx';
import { CivicModel } from './civic-model.tsx';
import { CoreCivicEquation } from './core-civic-equation.tsx';
import styles from './symbiosis-section.module.css';
import { ringTerms } from './terms.ts';
import { civicTermsText, symbiosisText } from './text.ts';
import { useLateParts } from './use-late-parts.ts';

const featureIcons: readonly IconData[] = [HeartPulse, UserCheck, Link2];

/** Home's explanation of the civic model: how it is meant to work, its rings, its equation and its promise. */
export function SymbiosisSection() {
  const equation = useRef<HTMLDivElement>(null);
  const equationParts = useLateParts(equation);
  return (
    <Section id="symbiosis" title={symbiosisText.title} lede={symbiosisText.lede} isBrief>
      <p className={styles.note}>
        {symbiosisText.designNote} <SiteLink to="/architecture">{symbiosisText.designLink}</SiteLink>
        {symbiosisText.designEnd}
      </p>
      <div className={styles.folds}>
        {symbiosisText.features.map(({ title, text }, index) => {
          const icon = featureIcons[index];
          return (
            <Fold
              key={title}
              title={title}
              sign={icon && <Icon of={icon} size={24} strokeWidth={1.2} className={styles.icon} />}
            >
              <p className={styles.feature}>{text}</p>
            </Fold>
          );
        })}
        <Fold title={symbiosisText.definitionsTitle}>
          <Definitions />
        </Fold>
        <Fold title={symbiosisText.equation.title}>
          <div ref={equation}>
            <CoreCivicEquation instrument={<CivicModel parts={equationParts} />} />
          </div>
        </Fold>
        <Fold title={symbiosisText.promise.title}>
          <SymbioticPromise />
        </Fold>
        <Fold title={symbiosisText.driftExample} mark={<SampleMark />}>
          <Drift />
        </Fold>
        <p className={styles.drift}>{symbiosisText.drift}</p>
      </div>
    </Section>
  );
}

function Definitions() {
  return (
    <dl className={styles.list}>
      {ringTerms.map(({ term, symbol }) => (
        <div key={term} className={styles.entry}>
          <dt>
            <span className={styles.symbol}>
              <SetSymbol parts={symbolParts[symbol]} />
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

/** An example of what drift means, once it is loaded: it stands behind a fold and is fetched when that is opened. */
function Drift() {
  const frame = useRef<HTMLDivElement>(null);
  const parts = useLateParts(frame);
  return (
    <div ref={frame} className={styles.example} data-reserved={parts === null}>
      {parts === 'failed' ? <p>{symbiosisText.withoutExample}</p> : parts && <parts.DriftExample />}
      <noscript>
        <p>{symbiosisText.withoutExample}</p>
      </noscript>
    </div>
  );
}
