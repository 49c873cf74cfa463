import { type Column, DataTable } from '../../ui/data-table.tsx';
import { SiteLink } from '../../ui/page/site-link.tsx';
import styles from './life-line.module.css';
import { LifeLineChart } from './life-line-chart.tsx';
import type { DrawnYear, LifeLineDrawing, PlaceLifeLine } from './place-context.ts';
import { lifeLineText } from './text.ts';

const sexColumns: readonly Column<DrawnYear>[] = [
  { id: 'women', title: lifeLineText.women, isFigure: true, Cell: ({ row }) => row.women?.toFixed(1) },
  { id: 'men', title: lifeLineText.men, isFigure: true, Cell: ({ row }) => row.men?.toFixed(1) },
];

function LineTable({ population, years }: Pick<LifeLineDrawing, 'years'> & { readonly population: string }) {
  const hasSexes = years.every(({ women, men }) => women !== null && men !== null);
  return (
    <details className={styles.details}>
      <summary>{lifeLineText.table}</summary>
      <DataTable
        className={styles.table}
        columns={[
          { id: 'year', title: lifeLineText.year, isRowHead: true, Cell: ({ row }) => row.year },
          { id: 'own', title: population, isFigure: true, Cell: ({ row }) => row.own.toFixed(1) },
          ...(hasSexes ? sexColumns : []),
          { id: 'world', title: lifeLineText.world, isFigure: true, Cell: ({ row }) => row.world.toFixed(1) },
        ]}
        rows={years}
        keyOf={({ year }) => String(year)}
      />
    </details>
  );
}

/**
 * The life expectancy of a place or its country over time, compared with the world's, and the text that explains it.
 */
export function LifeLine({ lifeLine }: { lifeLine: PlaceLifeLine }) {
  const { population, paragraphs, drawing, spoken, source: published, countryPage } = lifeLine;
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
        {countryPage !== null && (
          <p>
            <SiteLink to={countryPage}>{lifeLineText.countryPage(population)}</SiteLink>
          </p>
        )}
      </div>
      <figure className={styles.figure}>
        <LifeLineChart population={population} drawing={drawing} spoken={spoken} />
        <figcaption className={styles.caption}>
          {drawing.isYearly ? lifeLineText.everyYear : lifeLineText.drawn}{' '}
          {lifeLineText.scale(drawing.ages[0]?.age ?? 0)} {lifeLineText.source}{' '}
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
