import styles from './sea-chart-drawing.module.css';
import { notFoundText } from './text.ts';

const meridians = Array.from({ length: 9 }, (_, index) => 80 * (index + 1));
const parallels = [80, 160, 240, 320];
const ticks = Array.from({ length: 36 }, (_, index) => {
  const [x, y] = [Math.sin((index * Math.PI) / 18), Math.cos((index * Math.PI) / 18)];
  return `M${(56 * x).toFixed(1)} ${(56 * y).toFixed(1)}L${(64 * x).toFixed(1)} ${(64 * y).toFixed(1)}`;
}).join('');

/** A decorative sea chart with a graticule, depth lines and a compass rose. */
export function SeaChartDrawing() {
  return (
    <svg className={styles.chart} viewBox="0 0 800 400" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <rect className={styles.sea} width="800" height="400" />
      <path className={styles.graticule} d={meridians.map((x) => `M${x} 0V400`).join('')} />
      <path className={styles.graticule} d={parallels.map((y) => `M0 ${y}H800`).join('')} />
      <path
        className={styles.sounding}
        d="M0 330C120 300 180 360 300 330S520 290 620 326S760 330 800 310M0 352C130 322 190 380 310 350S520 312 625 346S760 350 800 334M0 374C140 344 200 398 320 370S520 336 630 366S760 370 800 358"
      />
      <g className={styles.compass} transform="translate(650 170)">
        <circle r="64" />
        <circle r="56" />
        <path d={ticks} />
        <path d="M0 -50L9 -9L50 0L9 9L0 50L-9 9L-50 0L-9 -9Z" />
        <path className={styles.needle} d="M0 -50L9 -9L0 0Z" />
        <path d="M26 -26L9 -9M26 26L9 9M-26 26L-9 9M-26 -26L-9 -9" />
        <text y="-74" textAnchor="middle">
          N
        </text>
      </g>
      <g className={styles.cross} transform="translate(400 104)">
        <circle r="34" />
        <circle r="20" />
        <path d="M-7 -7L7 7M7 -7L-7 7" />
        <text y="62" textAnchor="middle">
          {notFoundText.chart}
        </text>
      </g>
    </svg>
  );
}
