import { placeRows } from './place-row.ts';
import styles from './still-world.module.css';

const meridians = [-150, -120, -90, -60, -30, 0, 30, 60, 90, 120, 150];
const parallels = [-60, -30, 0, 30, 60];

/** Degrees as they are: one unit a degree, north above (plate carrée). */
const x = (longitude: number) => longitude + 180;
const y = (latitude: number) => 90 - latitude;

/** The hubs on the bare net of the world, drawn when the site is built: where they lie, before any map is loaded. */
export function StillWorld() {
  return (
    <svg className={styles.world} viewBox="0 20 360 130" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path
        className={styles.net}
        d={[...meridians.map((line) => `M${x(line)} 0V180`), ...parallels.map((line) => `M0 ${y(line)}H360`)].join('')}
      />
      {placeRows.map(({ hub }) => (
        <circle key={hub.id} className={styles.place} cx={x(hub.coords[0])} cy={y(hub.coords[1])} r="2.2" />
      ))}
    </svg>
  );
}
