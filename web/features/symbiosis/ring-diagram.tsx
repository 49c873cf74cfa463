import { type ReactNode, useId } from 'react';
import { formulaSymbolParts, type ModelSymbolName, type SymbolPart } from '../../../domain/hub/model-symbols.ts';
import { ringTerms } from './civic-terms.ts';
import styles from './ring-diagram.module.css';
import {
  buildTickRingPath,
  buildWaveRingPath,
  computePointOnCircle,
  coreTrianglePoints,
  outputArrowPath,
} from './ring-geometry.ts';
import { civicTermsText, symbiosisText } from './text.ts';

/** Leader lines from the labels in the corners. Each line ends in a dot on the ring that its label names. */
const leaders = [
  { ringRadius: 175, side: -1, labelY: -238, degrees: 315 },
  { ringRadius: 138, side: 1, labelY: -238, degrees: 45 },
  { ringRadius: 98, side: -1, labelY: 232, degrees: 225 },
  { ringRadius: 64, side: 1, labelY: 232, degrees: 135 },
] as const;

const waterLineRadii = [188, 193, 199, 206, 214];

export interface RingDiagramOverlays {
  /** Drawn over the rings to show the terms' values. Missing until the visitor changes a term. */
  readonly rings?: ReactNode;
  /** Replaces the arrow of the full output. Missing until the visitor changes a term. */
  readonly output?: ReactNode;
}

/** The diagram of the model's four rings, in the style of an engraving. */
export function RingDiagram({ rings, output }: RingDiagramOverlays) {
  const titleId = useId();
  const descriptionId = useId();
  const { diagram } = symbiosisText;
  return (
    <svg
      className={styles.plate}
      viewBox="-244 -292 488 566"
      role="img"
      aria-labelledby={titleId}
      aria-describedby={descriptionId}
    >
      <title id={titleId}>{diagram.title}</title>
      <desc id={descriptionId}>{diagram.description}</desc>
      <Rings />
      <polygon className={styles.triangle} points={coreTrianglePoints} />
      {rings}
      <SymbolText name="λ13" x={0} y={10} anchor="middle" className={styles.triangleLabel} />
      <path className={styles.halo} d={outputArrowPath} />
      {output ?? <FullOutput />}
      <SymbolText name="ΩLL^Sym" x={0} y={-252} anchor="middle" className={styles.outputLabel} />
      {ringTerms.map(({ term, symbol }, index) => {
        const leader = leaders[index];
        return leader && <Leader key={term} symbol={symbol} name={civicTermsText[term]} {...leader} />;
      })}
    </svg>
  );
}

function Rings() {
  return (
    <g>
      {waterLineRadii.map((radius, index) => (
        <circle key={radius} className={styles.waterLine} data-distance={index} r={radius} />
      ))}
      <circle className={styles.sea} r="182" />
      <circle className={styles.line} r="182" />
      <path className={styles.hairline} d={buildTickRingPath(175, 182, 180)} />
      <path className={styles.line} d={buildTickRingPath(171, 182, 36)} />
      <circle className={styles.hairline} r="168" />
      <circle className={styles.land} r="144" />
      <circle className={styles.line} r="144" />
      <path className={styles.hairline} d={buildTickRingPath(132, 144, 240)} />
      <circle className={styles.line} r="132" />
      <circle className={styles.sea} r="104" />
      <circle className={styles.line} r="104" />
      <circle className={styles.dots} r="98" pathLength="120" />
      <circle className={styles.line} r="92" />
      <circle className={styles.paper} r="68" />
      <path className={styles.line} d={buildWaveRingPath(64, 3, 24)} />
      <path className={styles.hairline} d={buildWaveRingPath(58, 3, 24)} />
    </g>
  );
}

function FullOutput() {
  return (
    <>
      <path className={styles.output} d={outputArrowPath} strokeWidth="3" />
      <path className={styles.outputHead} d="M0 -238L-7 -216L0 -221L7 -216Z" />
    </>
  );
}

interface LeaderProps {
  readonly symbol: ModelSymbolName;
  readonly name: string;
  readonly ringRadius: number;
  readonly side: -1 | 1;
  readonly labelY: number;
  readonly degrees: number;
}

function Leader({ symbol, name, ringRadius, side, labelY, degrees }: LeaderProps) {
  const [x, y] = computePointOnCircle(ringRadius, degrees);
  const edge = 240 * side;
  const line = `M${edge} ${labelY + 10}H${edge - 86 * side}L${x} ${y}`;
  const anchor = side === 1 ? 'end' : 'start';
  return (
    <g>
      <path className={styles.halo} d={line} />
      <path className={styles.leader} d={line} />
      <circle className={styles.dot} cx={x} cy={y} r="3.2" />
      <SymbolText name={symbol} x={edge} y={labelY} anchor={anchor} className={styles.label} />
      <text className={styles.meaning} x={edge} y={labelY + 29} textAnchor={anchor}>
        {name}
      </text>
    </g>
  );
}

interface SymbolTextProps {
  readonly name: ModelSymbolName;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly className: string | undefined;
}

const baselineShift: Record<SymbolPart['place'], string | undefined> = {
  line: undefined,
  sub: '-0.28em',
  sup: '0.6em',
  unseen: undefined,
};

function SymbolText({ name, x, y, anchor, className }: SymbolTextProps) {
  const parts: readonly SymbolPart[] = formulaSymbolParts[name];
  return (
    <text className={className} x={x} y={y} textAnchor={anchor}>
      {parts.map(({ text, place }) => (
        <tspan key={place} data-place={place} baselineShift={baselineShift[place]}>
          {text}
        </tspan>
      ))}
    </text>
  );
}
