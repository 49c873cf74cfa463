import type { DoubtfulRecord } from '../../../../domain/registry-admin/draft-report.ts';
import styles from './registry-admin.module.css';
import { registryAdminText } from './registry-admin-text.ts';

const text = registryAdminText.report;
const [width, height] = [320, 200];
/** The minimum extent of the map in degrees, even if the locations are closer together. */
const minSpanDegrees = 0.02;
/** The space for the numbers at the edge of the map, in pixels. */
const margin = 16;

type Position = readonly [number, number];

/** Returns a frame that contains all positions and has the aspect ratio of the map. */
function frameOf(positions: readonly Position[]) {
  const [east, north] = [positions.map(([longitude]) => longitude), positions.map(([, latitude]) => latitude)];
  const [middleX, middleY] = [
    (Math.min(...east) + Math.max(...east)) / 2,
    (Math.min(...north) + Math.max(...north)) / 2,
  ];
  const narrowing = Math.max(0.2, Math.cos((middleY * Math.PI) / 180));
  const spanX = Math.max(minSpanDegrees, (Math.max(...east) - Math.min(...east)) * narrowing);
  const spanY = Math.max(minSpanDegrees, Math.max(...north) - Math.min(...north));
  const scale = Math.min((width - 2 * margin) / spanX, (height - 2 * margin) / spanY);
  return {
    point: ([longitude, latitude]: Position) => ({
      x: width / 2 + (longitude - middleX) * narrowing * scale,
      y: height / 2 - (latitude - middleY) * scale,
    }),
    /** The edges of the map in degrees. */
    west: middleX - width / 2 / narrowing / scale,
    east: middleX + width / 2 / narrowing / scale,
    south: middleY - height / 2 / scale,
    north: middleY + height / 2 / scale,
  };
}

/** Returns the degrees for a few grid lines between two limits. They are round numbers. */
function gridLines(from: number, to: number): number[] {
  const step =
    [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 45].find((size) => (to - from) / size <= 5) ?? 90;
  const first = Math.ceil(from / step);
  return Array.from({ length: Math.max(0, Math.floor(to / step) - first + 1) }, (_, index) =>
    Number(((first + index) * step).toFixed(3)),
  );
}

const degrees = (value: number, positive: string, negative: string) =>
  `${Math.abs(value)}°${value >= 0 ? positive : negative}`;

/** Draws the locations of the examples on a grid of degrees, with the same numbers as in the list. */
export function RecordLocationsMap({ places }: { places: readonly DoubtfulRecord[] }) {
  const placed = places.flatMap(({ position }, at) => (position ? [{ position, number: at + 1 }] : []));
  if (placed.length === 0) return <p className="note">{text.noPlaces}</p>;
  const frame = frameOf(placed.map(({ position }) => position));
  return (
    <svg className={styles.map} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={text.map(placed.length)}>
      {gridLines(frame.west, frame.east).map((longitude) => {
        const { x } = frame.point([longitude, 0]);
        return (
          <g key={longitude}>
            <line x1={x} x2={x} y1={0} y2={height} />
            <text x={x + 2} y={height - 3}>
              {degrees(longitude, 'E', 'W')}
            </text>
          </g>
        );
      })}
      {gridLines(frame.south, frame.north).map((latitude) => {
        const { y } = frame.point([0, latitude]);
        return (
          <g key={latitude}>
            <line x1={0} x2={width} y1={y} y2={y} />
            <text x={3} y={y - 2}>
              {degrees(latitude, 'N', 'S')}
            </text>
          </g>
        );
      })}
      {placed.map(({ position, number }) => {
        const { x, y } = frame.point(position);
        return (
          <g key={number} className={styles.place}>
            <circle cx={x} cy={y} r={8} />
            <text x={x} y={y + 3.5}>
              {number}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
