import type { ReactNode } from 'react';
import { ChartLineTable } from './chart-line-table.tsx';
import styles from './life-expectancy-chart.module.css';
import { LifeExpectancyChart, type LifeExpectancyChartProps } from './life-expectancy-chart.tsx';

interface ChartWithTableProps extends LifeExpectancyChartProps {
  readonly onRemove?: (code: string) => void;
  /** Notes about the lines, such as events and limitations. */
  readonly children: ReactNode;
}

/** The chart with a table of its lines and notes about them. In a wide window they are beside the chart. */
export function ChartWithTable({ onRemove, children, ...chart }: ChartWithTableProps) {
  return (
    <div className={styles.beside}>
      {chart.lines.length > 0 && <LifeExpectancyChart {...chart} />}
      <div className={styles.aside}>
        {chart.lines.length > 0 && <ChartLineTable {...chart} {...(onRemove && { onRemove })} />}
        {children}
      </div>
    </div>
  );
}
