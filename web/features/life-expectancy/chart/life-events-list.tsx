import { lifeEvents } from '../../../../content/life-expectancy/life-events.ts';
import { lifeText } from '../text.ts';
import styles from './life-chart.module.css';
import type { ChartLine } from './life-chart-geometry.ts';

/** Events that explain a fall in one of the lines, by year and with sources. */
export function LifeEventsList({ lines }: { readonly lines: readonly Pick<ChartLine, 'code'>[] }) {
  const told = lifeEvents.filter(({ codes }) => lines.some(({ code }) => codes.includes(code)));
  if (told.length === 0) return null;
  return (
    <ul className={styles.events} aria-label={lifeText.events}>
      {told.map(({ year, text, source }) => (
        <li key={year}>
          <strong>{year}</strong> {text}{' '}
          <a href={source.url} rel="noopener" title={source.title}>
            {source.publisher}, {source.year}
          </a>
        </li>
      ))}
    </ul>
  );
}
