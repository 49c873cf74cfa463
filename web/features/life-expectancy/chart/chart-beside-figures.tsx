import type { ReactNode } from 'react';
import styles from './life-chart.module.css';
import { LifeChart, type LifeChartProps } from './life-chart.tsx';
import { LineFigures } from './line-figures.tsx';

interface ChartBesideFiguresProps extends LifeChartProps {
  readonly onRemove?: (code: string) => void;
  /** Notes about the lines: events and limits. */
  readonly children: ReactNode;
}

/** The chart with a table of its lines and notes about them; in a wide window they are beside the chart. */
export function ChartBesideFigures({ onRemove, children, ...chart }: ChartBesideFiguresProps) {
  return (
    <div className={styles.beside}>
      {chart.lines.length > 0 && <LifeChart {...chart} />}
      <div className={styles.aside}>
        {chart.lines.length > 0 && <LineFigures {...chart} {...(onRemove && { onRemove })} />}
        {children}
      </div>
    </div>
  );
}
