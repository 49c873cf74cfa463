import { formatMeasureValue } from '../../../../domain/life-expectancy/life-expectancy-measures.ts';
import {
  type LifeExpectancyRecord,
  lastEstimateYear,
} from '../../../../domain/life-expectancy/life-expectancy-record.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { DashList } from '../../../ui/page/dash-list.tsx';
import { SiteLink } from '../../../ui/page/site-link.tsx';
import { ChartWithTable } from '../chart/chart-with-table.tsx';
import { MortalityEventsList } from '../chart/mortality-events-list.tsx';
import { countryPath, type HubOnMap, type PlaceWithFigures } from '../life-expectancy-place.ts';
import { lifeExpectancyText, sexText } from '../text.ts';
import { SourceCitation } from '../view/export-menu.tsx';
import { buildCountryChartLines, buildDecadeRows, buildLifeTableRows, latestPeriod } from './country-figures.ts';
import styles from './country-page.module.css';
import { countryText as text } from './country-text.ts';

export interface CountryPageProps {
  readonly name: string;
  readonly record: LifeExpectancyRecord;
  /** Life expectancies of the world as an encoded series. */
  readonly worldLine: string;
  readonly sentences: readonly string[];
  readonly uneven: string | null;
  /** Name of the country's UN region. */
  readonly area: string;
  readonly neighbours: readonly PlaceWithFigures[];
  /** The countries whose life expectancy has developed most similarly. */
  readonly alike: readonly (PlaceWithFigures & { readonly apart: number })[];
  readonly hubs: readonly HubOnMap[];
}

function Places({ places }: { readonly places: readonly (PlaceWithFigures & { readonly apart?: number })[] }) {
  return (
    <ul className={styles.places}>
      {places.map(({ code, name, latest, apart }) => (
        <li key={code}>
          <SiteLink to={countryPath(code)}>{name}</SiteLink> {formatMeasureValue(latest[0])}
          {apart !== undefined && `, ${text.apart(apart.toFixed(1))}`}
        </li>
      ))}
    </ul>
  );
}

/** The page of a country, with a summary, charts and tables, and the limitations of the figures. */
export function CountryPage(props: CountryPageProps) {
  const { name, record, worldLine, sentences, uneven, area, neighbours, alike, hubs } = props;
  return (
    <article className={`page-frame ${styles.page}`}>
      <header className={styles.opening}>
        <p className="tag">
          <SiteLink to="/life-expectancy">{lifeExpectancyText.tag}</SiteLink>
          {area !== '' && ` · ${area}`}
        </p>
        <h1>{name}</h1>
        {sentences.map((sentence, at) => (
          <p key={sentence} className={at === 0 ? styles.first : undefined}>
            {sentence}
          </p>
        ))}
        <p>
          <SiteLink to={`/life-expectancy?place=${record.code}&compare=${record.code}`}>{text.onMap}</SiteLink>
        </p>
      </header>
      <section aria-labelledby="line" className={styles.part}>
        <h2 id="line">{lifeExpectancyText.chart}</h2>
        <ChartWithTable
          title={text.chart(name)}
          measure="at-birth"
          lines={buildCountryChartLines(record, name, worldLine)}
          year={lastEstimateYear}
        >
          <MortalityEventsList lines={[{ code: 'WORLD' }, record]} />
          <p className={`note ${styles.note}`}>{lifeExpectancyText.chartAfter}</p>
        </ChartWithTable>
      </section>
      <div className={styles.columns}>
        <Decades record={record} />
        <FromTable record={record} uneven={uneven} />
      </div>
      {hubs.length > 0 && (
        <section aria-labelledby="hubs" className={styles.part}>
          <h2 id="hubs">{text.hubs}</h2>
          <ul className={styles.places}>
            {hubs.map((hub) => (
              <li key={hub.path}>
                <SiteLink to={hub.path}>{hub.name}</SiteLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={styles.columns}>
        <section aria-labelledby="neighbours" className={styles.part}>
          <h2 id="neighbours">{text.neighbours(area)}</h2>
          <Places places={neighbours} />
        </section>
        <section aria-labelledby="alike" className={styles.part}>
          <h2 id="alike">{text.alike}</h2>
          <p className={`note ${styles.note}`}>{text.alikeRule}</p>
          <Places places={alike} />
        </section>
      </div>
      <section aria-labelledby="not-said" className={styles.part}>
        <h2 id="not-said">{text.notSaid}</h2>
        <div className={styles.limits}>
          <DashList items={text.limits}>{(limit) => limit}</DashList>
        </div>
        <SourceCitation />
      </section>
    </article>
  );
}

function Decades({ record }: { readonly record: LifeExpectancyRecord }) {
  return (
    <section aria-labelledby="decades" className={styles.part}>
      <h2 id="decades">{text.decades}</h2>
      <DataTable
        className={styles.table}
        columns={[
          { id: 'year', title: lifeExpectancyText.year, isRowHead: true, Cell: ({ row }) => row.year },
          { id: 'both', title: sexText.both, isFigure: true, Cell: ({ row }) => formatMeasureValue(row.both) },
          { id: 'women', title: sexText.women, isFigure: true, Cell: ({ row }) => formatMeasureValue(row.women) },
          { id: 'men', title: sexText.men, isFigure: true, Cell: ({ row }) => formatMeasureValue(row.men) },
          {
            id: 'gained',
            title: text.gained,
            isFigure: true,
            Cell: ({ row }) =>
              row.gained === null ? '' : `${row.gained > 0 ? '+' : ''}${formatMeasureValue(row.gained)}`,
          },
        ]}
        rows={buildDecadeRows(record)}
        keyOf={({ year }) => String(year)}
      />
    </section>
  );
}

function FromTable({ record, uneven }: { readonly record: LifeExpectancyRecord; readonly uneven: string | null }) {
  return (
    <section aria-labelledby="life-table" className={styles.part}>
      <h2 id="life-table">{text.later}</h2>
      <p className={`note ${styles.note}`}>{text.laterNote(latestPeriod)}</p>
      <DataTable
        className={styles.table}
        columns={[
          { id: 'what', title: text.what, isRowHead: true, Cell: ({ row }) => row.what },
          { id: 'both', title: sexText.both, isFigure: true, Cell: ({ row }) => row.both },
          { id: 'women', title: sexText.women, isFigure: true, Cell: ({ row }) => row.women },
          { id: 'men', title: sexText.men, isFigure: true, Cell: ({ row }) => row.men },
        ]}
        rows={buildLifeTableRows(record)}
        keyOf={({ what }) => what}
      />
      {uneven !== null && <p className={`note ${styles.note}`}>{uneven}</p>}
    </section>
  );
}
