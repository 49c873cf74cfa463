import type { ReactNode } from 'react';
import styles from './life-chart.module.css';
import { LifeChart, type LifeChartProps } from './life-chart.tsx';
import { LineFigures } from './line-figures.tsx';

interface ChartBesideFiguresProps extends LifeChartProps {
  readonly onRemove?: (code: string) => void;
  /** What must be said of the lines: events, limits. */
  readonly children: ReactNode;
}

/** The chart, and beside it in a wide window the figures of its lines and what must be said of them. */
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
