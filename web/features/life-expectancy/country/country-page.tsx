import { type LifeStory, lastEstimate } from '../../../../domain/life/life-story.ts';
import { formatLifeValue } from '../../../../domain/life/measures.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { DashList } from '../../../ui/page/dash-list.tsx';
import { SiteLink } from '../../../ui/page/site-link.tsx';
import { ChartBesideFigures } from '../chart/chart-beside-figures.tsx';
import { LifeEventsList } from '../chart/life-events-list.tsx';
import { countryPath, type HubOnMap, type PlaceWithFigures } from '../life-place.ts';
import { lifeText, sexText } from '../text.ts';
import { SourceWords } from '../view/export-menu.tsx';
import styles from './country-page.module.css';
import { countryLines, decadeRows, latestPeriod, tableRows } from './country-story.ts';
import { countryText as text } from './country-text.ts';

export interface CountryPageProps {
  readonly name: string;
  readonly story: LifeStory;
  /** The world's series, encoded. */
  readonly worldLine: string;
  readonly sentences: readonly string[];
  readonly uneven: string | null;
  /** The country's UN region, and the other countries in it. */
  readonly area: string;
  readonly neighbours: readonly PlaceWithFigures[];
  /** The countries with the most similar lines. */
  readonly alike: readonly (PlaceWithFigures & { readonly apart: number })[];
  readonly hubs: readonly HubOnMap[];
}

function Places({ places }: { readonly places: readonly (PlaceWithFigures & { readonly apart?: number })[] }) {
  return (
    <ul className={styles.places}>
      {places.map(({ code, name, latest, apart }) => (
        <li key={code}>
          <SiteLink to={countryPath(code)}>{name}</SiteLink> {formatLifeValue(latest[0])}
          {apart !== undefined && `, ${text.apart(apart.toFixed(1))}`}
        </li>
      ))}
    </ul>
  );
}

/** A country's page: a summary, charts, tables, and the limits of the figures. */
export function CountryPage(props: CountryPageProps) {
  const { name, story, worldLine, sentences, uneven, area, neighbours, alike, hubs } = props;
  return (
    <article className={styles.page}>
      <header className={styles.opening}>
        <p className="tag">
          <SiteLink to="/life-expectancy">{lifeText.tag}</SiteLink>
          {area !== '' && ` · ${area}`}
        </p>
        <h1>{name}</h1>
        {sentences.map((sentence, at) => (
          <p key={sentence} className={at === 0 ? styles.first : undefined}>
            {sentence}
          </p>
        ))}
        <p>
          <SiteLink to={`/life-expectancy?place=${story.code}&compare=${story.code}`}>{text.onMap}</SiteLink>
        </p>
      </header>
      <section aria-labelledby="line" className={styles.part}>
        <h2 id="line">{lifeText.chart}</h2>
        <ChartBesideFigures
          title={text.chart(name)}
          measure="at-birth"
          lines={countryLines(story, name, worldLine)}
          year={lastEstimate}
        >
          <LifeEventsList lines={[{ code: 'WORLD' }, story]} />
          <p className={styles.note}>{lifeText.chartAfter}</p>
        </ChartBesideFigures>
      </section>
      <div className={styles.columns}>
        <Decades story={story} />
        <FromTable story={story} uneven={uneven} />
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
          <p className={styles.note}>{text.alikeRule}</p>
          <Places places={alike} />
        </section>
      </div>
      <section aria-labelledby="not-said" className={styles.part}>
        <h2 id="not-said">{text.notSaid}</h2>
        <div className={styles.limits}>
          <DashList items={text.limits}>{(limit) => limit}</DashList>
        </div>
        <SourceWords />
      </section>
    </article>
  );
}

function Decades({ story }: { readonly story: LifeStory }) {
  return (
    <section aria-labelledby="decades" className={styles.part}>
      <h2 id="decades">{text.decades}</h2>
      <DataTable
        className={styles.table}
        columns={[
          { id: 'year', title: lifeText.year, isRowHead: true, Cell: ({ row }) => row.year },
          { id: 'both', title: sexText.both, isFigure: true, Cell: ({ row }) => formatLifeValue(row.both) },
          { id: 'women', title: sexText.women, isFigure: true, Cell: ({ row }) => formatLifeValue(row.women) },
          { id: 'men', title: sexText.men, isFigure: true, Cell: ({ row }) => formatLifeValue(row.men) },
          {
            id: 'gained',
            title: text.gained,
            isFigure: true,
            Cell: ({ row }) =>
              row.gained === null ? '' : `${row.gained > 0 ? '+' : ''}${formatLifeValue(row.gained)}`,
          },
        ]}
        rows={decadeRows(story)}
        keyOf={({ year }) => String(year)}
      />
    </section>
  );
}

function FromTable({ story, uneven }: { readonly story: LifeStory; readonly uneven: string | null }) {
  return (
    <section aria-labelledby="life-table" className={styles.part}>
      <h2 id="life-table">{text.later}</h2>
      <p className={styles.note}>{text.laterNote(latestPeriod)}</p>
      <DataTable
        className={styles.table}
        columns={[
          { id: 'what', title: text.what, isRowHead: true, Cell: ({ row }) => row.what },
          { id: 'both', title: sexText.both, isFigure: true, Cell: ({ row }) => row.both },
          { id: 'women', title: sexText.women, isFigure: true, Cell: ({ row }) => row.women },
          { id: 'men', title: sexText.men, isFigure: true, Cell: ({ row }) => row.men },
        ]}
        rows={tableRows(story)}
        keyOf={({ what }) => what}
      />
      {uneven !== null && <p className={styles.note}>{uneven}</p>}
    </section>
  );
}
