import { lifeExpectancyEvents } from '../../../../content/life-expectancy/life-expectancy-events.ts';
import { lifeExpectancyText } from '../text.ts';
import styles from './life-expectancy-chart.module.css';
import type { ChartLine } from './life-expectancy-chart-geometry.ts';

/** A list of events that explain why a line in the chart falls, by year and with sources. */
export function MortalityEventsList({ lines }: { readonly lines: readonly Pick<ChartLine, 'code'>[] }) {
  const told = lifeExpectancyEvents.filter(({ codes }) => lines.some(({ code }) => codes.includes(code)));
  if (told.length === 0) return null;
  return (
    <ul className={styles.events} aria-label={lifeExpectancyText.events}>
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
