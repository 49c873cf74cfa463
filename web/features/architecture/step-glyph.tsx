import type { ReactNode } from 'react';
import type { ArchitectureStepKey } from '../../../content/architecture.ts';
import styles from './step-glyph.module.css';

/** An SVG illustration for each step, centred in a square of 100 by 100 units. */
const drawings: Record<ArchitectureStepKey, ReactNode> = {
  input: (
    <>
      <path d="M6 -44C6 -20 0 -20 0 0M-34 -30C-30 -12 -8 -14 0 0M34 -36C32 -16 10 -14 0 0M-44 4C-26 -2 -14 4 0 0M44 -6C28 -4 16 4 0 0M0 0V44" />
      <path
        className={styles.fine}
        d="M-18 -40C-14 -20 -4 -18 0 0M20 -44C18 -24 6 -18 0 0M-42 -14C-28 -10 -12 -6 0 0M42 -22C28 -12 12 -8 0 0"
      />
      <circle className={styles.mark} r="4" />
    </>
  ),
  checksum: (
    <>
      <circle r="38" />
      <circle r="32" className={styles.graduation} pathLength="72" />
      <circle r="26" />
      <path d="M11 -9V-14H-12L1 0L-12 14H11V9" className={styles.accent} />
    </>
  ),
  human: (
    <>
      <circle r="38" />
      <circle cy="-9" r="10" />
      <path d="M-21 31.5C-21 12 -11 6 0 6C11 6 21 12 21 31.5" />
      <path className={styles.fine} d="M-15 34.5V24M15 34.5V24M-8 37V30M8 37V30M0 38V28" />
      <path className={styles.accent} d="M18 -30L25 -23L40 -41" />
    </>
  ),
  cluster: (
    <>
      <path
        className={styles.fine}
        d="M0 -36L31 -18V18L0 36L-31 18V-18ZM0 -36V36M31 -18L-31 18M31 18L-31 -18M0 -36L31 18H-31ZM0 36L31 -18H-31Z"
      />
      <g className={styles.node}>
        <circle cy="-36" r="6" />
        <circle cx="31" cy="-18" r="6" />
        <circle cx="31" cy="18" r="6" />
        <circle cy="36" r="6" />
        <circle cx="-31" cy="18" r="6" />
        <circle cx="-31" cy="-18" r="6" />
      </g>
      <circle className={styles.mark} r="5" />
    </>
  ),
  ledger: (
    <>
      <path d="M-36 -22L0 -38L36 -22L0 -6ZM-36 -8L0 8L36 -8M-36 6L0 22L36 6M-36 20L0 36L36 20M-36 -22V20M36 -22V20" />
      <path className={styles.fine} d="M-24 -22L0 -32.5M-16 -18.5L8 -29M-8 -15L16 -25.5M0 -11.5L24 -22" />
      <path className={styles.accent} d="M0 -6V36" />
    </>
  ),
  map: (
    <>
      <circle r="38" />
      <path
        className={styles.fine}
        d="M0 -38V38M-38 0H38M0 -38C-26 -30 -26 30 0 38M0 -38C26 -30 26 30 0 38M-33 -19C-20 -14 20 -14 33 -19M-33 19C-20 14 20 14 33 19"
      />
      <circle className={styles.accent} cx="9" cy="-14" r="10" />
      <circle className={styles.mark} cx="9" cy="-14" r="4" />
    </>
  ),
};

/** The illustration of a step. It is hidden from screen readers, because the text beside it says the same. */
export function StepGlyph({ step }: { step: ArchitectureStepKey }) {
  return (
    <svg className={styles.glyph} viewBox="-50 -50 100 100" aria-hidden="true">
      {drawings[step]}
    </svg>
  );
}
