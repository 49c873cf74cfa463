import { DataTable } from '../../ui/data-table.tsx';
import styles from './life-line.module.css';
import { LifeLineChart } from './life-line-chart.tsx';
import type { LifeLineDrawing, PlaceLifeLine } from './place-context.ts';
import { lifeLineText } from './text.ts';

function LineTable({ population, years }: Pick<LifeLineDrawing, 'years'> & { readonly population: string }) {
  return (
    <details className={styles.details}>
      <summary>{lifeLineText.table}</summary>
      <DataTable
        className={styles.table}
        columns={[
          { id: 'year', title: lifeLineText.year, isRowHead: true, Cell: ({ row }) => row.year },
          { id: 'own', title: population, isFigure: true, Cell: ({ row }) => row.own.toFixed(1) },
          { id: 'world', title: lifeLineText.world, isFigure: true, Cell: ({ row }) => row.world.toFixed(1) },
        ]}
        rows={years}
        keyOf={({ year }) => String(year)}
      />
    </details>
  );
}

/** A place's line of life expectancy, or its country's, against the world's, with what must be said to read it. */
export function LifeLine({ lifeLine }: { lifeLine: PlaceLifeLine }) {
  const { population, paragraphs, drawing, spoken, source: published } = lifeLine;
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
        <LifeLineChart population={population} drawing={drawing} spoken={spoken} />
        <figcaption className={styles.caption}>
          {lifeLineText.drawn} {lifeLineText.scale(drawing.ages[0]?.age ?? 0)} {lifeLineText.source}{' '}
          <a href={published.url} rel="noopener">
            {published.title}
          </a>
          . {published.publisher}.
        </figcaption>
        <LineTable population={population} years={drawing.years} />
      </figure>
    </section>
  );
}
