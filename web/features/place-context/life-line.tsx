import { lifeLineSource, lifeLineYears, worldLifeLine } from '../../../content/figures/life-expectancy-series.ts';
import { DataTable } from '../../ui/data-table.tsx';
import styles from './life-line.module.css';
import { LifeLineChart } from './life-line-chart.tsx';
import { chartGeometry } from './life-line-geometry.ts';
import type { PlaceLifeLine } from './place-context.ts';
import { lifeLineText } from './text.ts';

function LineTable({ population, values }: { population: string; values: readonly number[] }) {
  const ofYear = (line: readonly number[]) => (year: (typeof lifeLineYears)[number]) =>
    line[lifeLineYears.indexOf(year)]?.toFixed(1);
  const [own, world] = [ofYear(values), ofYear(worldLifeLine.values)];
  return (
    <details className={styles.details}>
      <summary>{lifeLineText.table}</summary>
      <DataTable
        className={styles.table}
        columns={[
          { id: 'year', title: lifeLineText.year, isRowHead: true, Cell: ({ row }) => row },
          { id: 'own', title: population, isFigure: true, Cell: ({ row }) => own(row) },
          { id: 'world', title: lifeLineText.world, isFigure: true, Cell: ({ row }) => world(row) },
        ]}
        rows={lifeLineYears}
        keyOf={String}
      />
    </details>
  );
}

/** A place's line of life expectancy, or its country's, against the world's, with what must be said to read it. */
export function LifeLine({ lifeLine }: { lifeLine: PlaceLifeLine }) {
  const { population, values, paragraphs, spoken } = lifeLine;
  const { lowest } = chartGeometry(lifeLineYears, [values, worldLifeLine.values]);
  return (
    <section className={styles.part} aria-labelledby="life-line">
      <div className={styles.words}>
        <h2 id="life-line">{lifeLineText.title}</h2>
        {paragraphs.map(({ text, source }) => (
          <p key={text}>
            {text}
            {source !== undefined && (
              <>
                {' '}
                <a href={source.url} rel="noopener">
                  {source.name}
                </a>
                .
              </>
            )}
          </p>
        ))}
      </div>
      <figure className={styles.figure}>
        <LifeLineChart population={population} values={values} spoken={spoken} />
        <figcaption className={styles.caption}>
          {lifeLineText.drawn} {lifeLineText.scale(lowest)} {lifeLineText.source}{' '}
          <a href={lifeLineSource.url} rel="noopener">
            {lifeLineSource.title}
          </a>
          . {lifeLineSource.publisher}.
        </figcaption>
        <LineTable population={population} values={values} />
      </figure>
    </section>
  );
}
