import { type CivicTermValues, computeCivicOutput } from '../../../domain/hub/civic-equation.ts';
import styles from './ring-diagram.module.css';
import { computePointOnCircle, coreRadius, coreTrianglePoints, outputArrowPath } from './ring-geometry.ts';

/** The inner and outer radius of each ring and its term, from the outermost ring to the innermost. */
const bands = [
  { inner: 145, outer: 181, term: 'access' },
  { inner: 105, outer: 143, term: 'knowledge' },
  { inner: 69, outer: 103, term: 'agency' },
  { inner: 50, outer: 67, term: 'symbiosis' },
] as const;

/**
 * Shows the terms' values in the diagram. Each ring is filled clockwise up to the value of its term. The size of the
 * triangle shows the product of the other four terms, and the waves around the rings show the output.
 */
export function RingLevels({ values }: { values: CivicTermValues }) {
  return (
    <g>
      <circle className={styles.stillWater} r="203" strokeWidth="36" strokeOpacity={1 - computeCivicOutput(values)} />
      {bands.map(({ inner, outer, term }) => (
        <Unfilled key={term} inner={inner} outer={outer} level={values[term]} />
      ))}
      <polygon className={styles.hollow} points={coreTrianglePoints} />
      {/* The area of the triangle is proportional to the level, so its sides are proportional to the square root of
          the level. */}
      <polygon
        className={styles.core}
        points={coreTrianglePoints}
        transform={`scale(${Math.sqrt(coreLevel(values))})`}
      />
    </g>
  );
}

interface UnfilledProps {
  readonly inner: number;
  readonly outer: number;
  readonly level: number;
}

/** Fades the part of a ring beyond the value of its term, and draws a line at the value. */
function Unfilled({ inner, outer, level }: UnfilledProps) {
  if (level === 1) return null;
  const degrees = 360 * level;
  return (
    <>
      <circle
        className={styles.unfilled}
        r={(inner + outer) / 2}
        strokeWidth={outer - inner}
        pathLength="360"
        strokeDasharray={`0 ${degrees} 360`}
        transform="rotate(-90)"
      />
      {level > 0 && (
        <path
          className={styles.hand}
          d={`M${computePointOnCircle(inner, degrees).join(' ')}L${computePointOnCircle(outer, degrees).join(' ')}`}
        />
      )}
    </>
  );
}

/** The arrow of the output. It is as wide as the product of the terms. If a term is zero, the arrow ends at a bar. */
export function OutputLevel({ values }: { values: CivicTermValues }) {
  const stop = stopRadius(values);
  if (stop === null) {
    return (
      <>
        <path className={styles.output} d={outputArrowPath} strokeWidth={0.75 + computeCivicOutput(values) * 2.25} />
        <path className={styles.outputHead} d="M0 -238L-7 -216L0 -221L7 -216Z" />
      </>
    );
  }
  return (
    <>
      <path className={styles.barred} d={outputArrowPath} />
      <path className={styles.output} d={`M0 ${-coreRadius}V${-stop}M-15 ${-stop}H15`} strokeWidth="3" />
    </>
  );
}

/**
 * Returns the radius at which the arrow of the output stops. The arrow stops at the innermost term that is zero.
 * Returns null if no term is zero.
 */
function stopRadius(values: CivicTermValues): number | null {
  if (coreLevel(values) === 0) return coreRadius;
  return bands.findLast(({ term }) => values[term] === 0)?.inner ?? null;
}

/** Returns the product of the four terms that are not drawn as rings. */
function coreLevel({ confirmation, assist, checksum, index }: CivicTermValues): number {
  return confirmation * assist * checksum * index;
}
