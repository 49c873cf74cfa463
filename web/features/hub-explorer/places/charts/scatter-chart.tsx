import { SkipLink } from '../../../../ui/control/skip-link.tsx';
import type { TableColumn } from '../../../../ui/data-table.tsx';
import { SiteLink } from '../../../../ui/page/site-link.tsx';
import { formatHubScore } from '../../hub/format-figures.ts';
import { hubKindIconPaths } from '../hub-kind-icon-paths.ts';
import type { PlaceRow } from '../rows/place-row.ts';
import { hubKindsText } from '../text.ts';
import { type ChartSelection, useChartSelection } from './chart-selection.ts';
import { ChartTable } from './chart-table.tsx';
import { chartsText } from './charts-text.ts';
import {
  type ChartLabelSide,
  computeLabelPosition,
  findNonOverlappingLabels,
  roundCoordinate,
} from './label-position.ts';
import { createLinearScale, type LinearScale } from './linear-scale.ts';
import styles from './scatter-chart.module.css';

export interface ScatterPoint {
  readonly row: PlaceRow;
  /** The value on the horizontal axis. */
  readonly across: number;
  /** The formatted value on the horizontal axis. */
  readonly words: string;
}

interface ScatterChartProps {
  readonly id: string;
  readonly title: string;
  readonly axis: string;
  readonly caption: string;
  readonly points: readonly ScatterPoint[];
  /** Columns of the data table that show the figure on the horizontal axis. */
  readonly columns: readonly TableColumn<PlaceRow>[];
  readonly formatTick: (value: number) => string;
  readonly labels: Readonly<Partial<Record<string, ChartLabelSide>>>;
}

const width = 440;
const height = 380;
const area = { left: 44, right: 428, top: 26, bottom: 332 } as const;

/**
 * A scatter chart of the longevity index against another figure. Each place has a mark that links to its profile. A
 * data table has the same values.
 */
export function ScatterChart({ id, title, axis, caption, points, columns, formatTick, labels }: ScatterChartProps) {
  const view = useChartSelection();
  const across = createLinearScale(
    points.map((point) => point.across),
    area.left,
    area.right,
    7,
  );
  const up = createLinearScale(
    points.map(({ row }) => row.hub.sli),
    area.bottom,
    area.top,
    6,
  );
  const placeOf = ({ across: value, row }: ScatterPoint) => ({ x: across.place(value), y: up.place(row.hub.sli) });
  const named = findNonOverlappingLabels(
    points.flatMap((point) => {
      const { id, name } = point.row.hub;
      const side = labels[id];
      return side === undefined ? [] : [{ id, name, side, ...placeOf(point) }];
    }),
  );
  return (
    <figure className={styles.chart} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className={styles.title}>
        {title}
      </h3>
      <SkipLink to={`${id}-after`}>{chartsText.skip}</SkipLink>
      {/* biome-ignore lint/a11y/useSemanticElements: there is no SVG element for a group of links */}
      <svg viewBox={`0 0 ${width} ${height}`} className={styles.drawing} role="group" aria-label={title}>
        <Axes across={across} up={up} axis={axis} formatTick={formatTick} />
        {points.map((point) => (
          <Mark
            key={point.row.hub.id}
            point={point}
            {...placeOf(point)}
            side={labels[point.row.hub.id]}
            isNamed={named.has(point.row.hub.id)}
            standing={standingOf(point.row.hub.id, view)}
          />
        ))}
      </svg>
      <figcaption id={`${id}-after`} className="note" tabIndex={-1}>
        {caption}
      </figcaption>
      <ChartTable title={title} columns={columns} rows={points.map(({ row }) => row)} />
    </figure>
  );
}

interface AxesProps {
  readonly across: LinearScale;
  readonly up: LinearScale;
  readonly axis: string;
  readonly formatTick: (value: number) => string;
}

function Axes({ across, up, axis, formatTick }: AxesProps) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: this group of lines and numbers cannot be focused
    <g aria-hidden="true">
      {up.ticks.map((tick) => (
        <g key={tick}>
          <path className={styles.line} d={`M${area.left} ${up.place(tick)}H${area.right}`} />
          <text className={styles.tick} x={area.left - 7} y={up.place(tick) + 4} textAnchor="end">
            {formatHubScore(tick)}
          </text>
        </g>
      ))}
      {across.ticks.map((tick) => (
        <g key={tick}>
          <path className={styles.notch} d={`M${across.place(tick)} ${area.bottom}v5`} />
          <text className={styles.tick} x={across.place(tick)} y={area.bottom + 20} textAnchor="middle">
            {formatTick(tick)}
          </text>
        </g>
      ))}
      <path className={styles.base} d={`M${area.left} ${area.bottom}H${area.right}`} />
      <text className={styles.axis} x={area.left - 36} y={13}>
        {chartsText.sli}
      </text>
      <text className={styles.axis} x={area.right} y={height - 6} textAnchor="end">
        {`${axis} →`}
      </text>
    </g>
  );
}

/** How the filters and the comparison affect the drawing of a place. */
interface MarkState {
  readonly isCompared: boolean;
  readonly isLeftOut: boolean;
  /**
   * Whether the place is emphasised. If places are compared, only they are emphasised. Otherwise all places that match
   * the filters are emphasised.
   */
  readonly isInFront: boolean;
}

function standingOf(id: string, { shownIds, compareIds }: ChartSelection): MarkState {
  const isCompared = compareIds.includes(id);
  const isLeftOut = shownIds !== null && !shownIds.has(id);
  return { isCompared, isLeftOut, isInFront: isCompared || (compareIds.length === 0 && !isLeftOut) };
}

interface MarkProps {
  readonly point: ScatterPoint;
  readonly x: number;
  readonly y: number;
  readonly side: ChartLabelSide | undefined;
  /** Whether the label is always visible. */
  readonly isNamed: boolean;
  readonly standing: MarkState;
}

const markSize = 9;

function Mark({ point: { row, words }, x, y, side, isNamed, standing }: MarkProps) {
  const { hub } = row;
  const { isCompared, isLeftOut } = standing;
  const isFaded = isLeftOut && !isCompared;
  const name =
    chartsText.point(hub.name, hubKindsText[hub.kind], row.written.scores.sli, words) +
    (isCompared ? chartsText.compared : '') +
    (isLeftOut ? chartsText.leftOut : '');
  const inside = (
    <>
      {isCompared && <circle className={styles.ring} cx={roundCoordinate(x)} cy={roundCoordinate(y)} r={markSize} />}
      <path
        className={styles.mark}
        data-kind={hub.kind}
        data-hollow={hub.estimated.includes('sli')}
        d={hubKindIconPaths[hub.kind]}
        transform={`translate(${roundCoordinate(x - markSize / 2)} ${roundCoordinate(y - markSize / 2)}) scale(${markSize / 12})`}
      />
      <Label name={hub.name} x={x} y={y} side={side} isNamed={isNamed} standing={standing} />
    </>
  );
  if (hub.path === null) {
    return (
      <g className={styles.point} data-faded={isFaded}>
        <title>{name}</title>
        {inside}
      </g>
    );
  }
  return (
    <SiteLink to={hub.path} className={styles.point} data-faded={isFaded} aria-label={name}>
      {inside}
    </SiteLink>
  );
}

/** The label of a mark. Most labels appear only on hover or focus. */
function Label({ name, x, y, side, isNamed, standing }: Omit<MarkProps, 'point'> & { readonly name: string }) {
  const { anchor, ...place } = computeLabelPosition(
    x,
    y,
    side ?? (x > (area.left + area.right) / 2 ? 'left' : 'right'),
    // The mark of a compared place has a ring, so its label is farther away.
    standing.isCompared ? 5 : 0,
  );
  return (
    <text
      className={styles.label}
      data-always={standing.isInFront && (standing.isCompared || isNamed)}
      {...place}
      textAnchor={anchor}
    >
      {name}
    </text>
  );
}
