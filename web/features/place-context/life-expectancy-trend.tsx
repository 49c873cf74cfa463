import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { SiteLink } from '../../ui/page/site-link.tsx';
import styles from './life-expectancy-trend.module.css';
import type { PlaceTrend, TrendDrawing, TrendYear } from './place-context.ts';
import { trendText } from './text.ts';
import { TrendChart } from './trend-chart.tsx';

const sexColumns: readonly TableColumn<TrendYear>[] = [
  { id: 'women', title: trendText.women, isFigure: true, Cell: ({ row }) => row.women?.toFixed(1) },
  { id: 'men', title: trendText.men, isFigure: true, Cell: ({ row }) => row.men?.toFixed(1) },
];

function LineTable({ population, years }: Pick<TrendDrawing, 'years'> & { readonly population: string }) {
  const hasSexes = years.every(({ women, men }) => women !== null && men !== null);
  return (
    <details className={styles.details} data-screen-only>
      <summary>{trendText.table}</summary>
      <DataTable
        className={styles.table}
        columns={[
          { id: 'year', title: trendText.year, isRowHead: true, Cell: ({ row }) => row.year },
          { id: 'own', title: population, isFigure: true, Cell: ({ row }) => row.own.toFixed(1) },
          ...(hasSexes ? sexColumns : []),
          { id: 'world', title: trendText.world, isFigure: true, Cell: ({ row }) => row.world.toFixed(1) },
        ]}
        rows={years}
        keyOf={({ year }) => String(year)}
      />
    </details>
  );
}

/**
 * The life expectancy of a place or its country over time, compared with the world's, and the texts that explain it.
 */
export function LifeExpectancyTrend({ lifeLine }: { lifeLine: PlaceTrend }) {
  const { population, paragraphs, drawing, spoken, source: published, countryPage } = lifeLine;
  return (
    <section className={styles.part} aria-labelledby="life-line">
      <div className={styles.words}>
        <h2 id="life-line">{trendText.title}</h2>
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
        {countryPage !== null && (
          <p>
            <SiteLink to={countryPage}>{trendText.countryPage(population)}</SiteLink>
          </p>
        )}
      </div>
      <figure className={styles.figure}>
        <TrendChart population={population} drawing={drawing} spoken={spoken} />
        <figcaption className={`note ${styles.caption}`}>
          {drawing.isYearly ? trendText.everyYear : trendText.drawn} {trendText.scale(drawing.ages[0]?.age ?? 0)}{' '}
          {trendText.source}{' '}
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
