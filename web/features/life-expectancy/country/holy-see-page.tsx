import { lastEstimateYear } from '../../../../domain/life-expectancy/life-expectancy-record.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { SiteLink } from '../../../ui/page/site-link.tsx';
import { ChartWithTable } from '../chart/chart-with-table.tsx';
import { lifeExpectancyText } from '../text.ts';
import { buildSparseChartLines } from './country-figures.ts';
import styles from './country-page.module.css';
import { countryText } from './country-text.ts';
import { holySeeText as text } from './holy-see-text.ts';

interface HolySeePageProps {
  readonly name: string;
  /** Life expectancy at birth for both sexes, for the years that have a figure. */
  readonly figures: readonly { readonly year: number; readonly years: number }[];
  /** Life expectancies of the world as an encoded series. */
  readonly worldLine: string;
  readonly source: { readonly title: string; readonly publisher: string; readonly url: string };
  readonly hub: { readonly name: string; readonly path: string };
}

/**
 * The page of the Holy See, which is the only country missing from the UN's tables. It shows the few available figures
 * and says what is missing.
 */
export function HolySeePage({ name, figures, worldLine, source, hub }: HolySeePageProps) {
  const latest = figures.at(-1);
  return (
    <article className={`page-frame ${styles.page}`}>
      <header className={styles.opening}>
        <p className="tag">
          <SiteLink to="/life-expectancy">{lifeExpectancyText.tag}</SiteLink>
        </p>
        <h1>{name}</h1>
        {latest !== undefined && (
          <p className={styles.first}>{text.latest(latest.years.toFixed(1), String(latest.year))}</p>
        )}
        <p>{text.noRow}</p>
        <p>
          {text.model} <SiteLink to="/methodology#life-expectancy">{lifeExpectancyText.how}</SiteLink>.
        </p>
      </header>
      <section aria-labelledby="line" className={styles.part}>
        <h2 id="line">{lifeExpectancyText.chart}</h2>
        <ChartWithTable
          title={countryText.chart(name)}
          measure="at-birth"
          lines={buildSparseChartLines(name, figures, worldLine)}
          year={lastEstimateYear}
        >
          <p className={`note ${styles.note}`}>{text.gaps}</p>
        </ChartWithTable>
      </section>
      <section aria-labelledby="figures" className={styles.part}>
        <h2 id="figures">{text.figures}</h2>
        <DataTable
          className={`${styles.table} ${styles.narrowTable}`}
          columns={[
            { id: 'year', title: lifeExpectancyText.year, isRowHead: true, Cell: ({ row }) => row.year },
            { id: 'years', title: text.years, isFigure: true, Cell: ({ row }) => row.years.toFixed(1) },
          ]}
          rows={figures}
          keyOf={({ year }) => String(year)}
        />
        <p className={`note ${styles.note}`}>
          {lifeExpectancyText.source}:{' '}
          <a href={source.url} rel="noopener">
            {source.title}
          </a>
          , {source.publisher}.
        </p>
      </section>
      <section aria-labelledby="hubs" className={styles.part}>
        <h2 id="hubs">{countryText.hubs}</h2>
        <p>
          <SiteLink to={hub.path}>{hub.name}</SiteLink>
        </p>
      </section>
    </article>
  );
}
