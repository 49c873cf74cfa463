import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type ArchitectureStepKey, architectureSteps } from '../../../content/architecture.ts';
import { StepGlyph } from './step-glyph.tsx';
import styles from './step-list.module.css';
import { architectureText } from './text.ts';

/**
 * The six steps of the architecture along a line, each with its current figure. They lead from the input at the top to
 * the map at the bottom.
 */
export function StepList({ figures }: { figures: Readonly<Record<ArchitectureStepKey, ReactNode>> }) {
  return (
    <div className={styles.frame}>
      <ol className={styles.steps}>
        {architectureSteps.map((step, index) => (
          <li key={step.key} className={styles.step}>
            <div className={styles.station}>
              <StepGlyph step={step.key} />
            </div>
            <div className={styles.head}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <h2 className={styles.title}>{step.title}</h2>
              <p className={styles.state} data-state={step.state}>
                {architectureText.states[step.state]}
              </p>
            </div>
            <dl className={styles.reading}>
              <div>
                <dt>{architectureText.design}</dt>
                <dd>{step.design}</dd>
              </div>
              <div>
                <dt>{architectureText.today}</dt>
                <dd>
                  {step.today}
                  {step.more !== undefined && (
                    <>
                      {' '}
                      <Link to={step.more.to}>{step.more.label}</Link>.
                    </>
                  )}
                </dd>
              </div>
              <div className={styles.now}>
                <dt>{architectureText.now}</dt>
                <dd>{figures[step.key]}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
      <p className={styles.loop}>
        {architectureText.loop} <Link to="/methodology#changes">{architectureText.loopLink}</Link>
      </p>
    </div>
  );
}
