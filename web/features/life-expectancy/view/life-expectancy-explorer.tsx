import { useCallback, useMemo, useRef } from 'react';
import {
  computeMeasureValue,
  formatMeasureValue,
  type LifeExpectancyMeasure,
  type SeriesBySex,
  shadeBandOf,
} from '../../../../domain/life-expectancy/life-expectancy-measures.ts';
import {
  isProjectedYear,
  lastEstimateYear,
  lastSeriesYear,
  populationSexes,
} from '../../../../domain/life-expectancy/life-expectancy-record.ts';
import { Button } from '../../../ui/control/button.tsx';
import scale from '../../../ui/life-expectancy-scale/life-scale.module.css';
import { ChartWithTable } from '../chart/chart-with-table.tsx';
import { formatChartNote } from '../chart/life-expectancy-chart.tsx';
import { type ChartLine, computeLineValues } from '../chart/life-expectancy-chart-geometry.ts';
import { MortalityEventsList } from '../chart/mortality-events-list.tsx';
import type { HubOnMap, LatestLifeExpectancy, LifeExpectancyPlace } from '../life-expectancy-place.ts';
import { LifeExpectancyLegend } from '../map/life-expectancy-legend.tsx';
import { LifeExpectancyMap } from '../map/life-expectancy-map.tsx';
import { formatViewTitle, lifeExpectancyText as text } from '../text.ts';
import { CountryCard } from './country-card.tsx';
import { CountryFinder } from './country-finder.tsx';
import { ExportMenu } from './export-menu.tsx';
import { LifeExpectancyControls } from './life-expectancy-controls.tsx';
import styles from './life-expectancy-explorer.module.css';
import { LifeExpectancyTable, rankAndSortRows } from './life-expectancy-table.tsx';
import {
  defaultLifeExpectancyView,
  type LifeExpectancyView,
  resolveRankedSex,
  resolveTableSortOrder,
  type TableSortOrder,
} from './life-expectancy-view.ts';
import {
  listMapSeriesFiles,
  listTableSeriesFiles,
  retryFailedSeriesFiles,
  type SeriesLookup,
  useSeriesFiles,
} from './series-store.ts';
import { useLifeExpectancyView, useViewWithDebouncedYear } from './use-life-expectancy-view.ts';

export interface LifeExpectancyExplorerProps {
  readonly places: readonly LifeExpectancyPlace[];
  readonly world: LifeExpectancyPlace;
  readonly hubs: readonly HubOnMap[];
  /** The line of the world. The prerendered page contains it, because its chart shows it. */
  readonly worldLine: ChartLine;
}

/**
 * Returns the value of a place from its series. Until the series has loaded, it uses the latest figures, which the
 * prerendered page contains.
 */
function placeValue(
  view: LifeExpectancyView,
  series: SeriesBySex,
  latest: LatestLifeExpectancy | null,
): number | undefined {
  const value = computeMeasureValue(series, view);
  if (value !== undefined || view.year !== lastEstimateYear || latest === null) return value;
  const [both, women, men] = latest;
  if (view.measure === 'at-birth') return { both, women, men }[view.sex];
  return view.measure === 'women-minus-men' ? women - men : undefined;
}

/**
 * The map, the chart and the table of life expectancy. While the year slider is dragged only the map changes. The chart
 * and the table change when it stops.
 */
export function LifeExpectancyExplorer({ places, world, hubs, worldLine }: LifeExpectancyExplorerProps) {
  const codes = useMemo(() => new Set(places.map(({ code }) => code)), [places]);
  const [view, change] = useLifeExpectancyView(codes);
  const late = useViewWithDebouncedYear(view);
  const svg = useRef<SVGSVGElement>(null);
  const series = useSeriesFiles(requiredFiles(view));
  const bands = useBands(view, series, places);
  const place = places.find(({ code }) => code === view.place);
  const rows = useRows(late, series, places);
  const order = useMemo(
    () => resolveTableSortOrder({ measure: late.measure, sex: late.sex, sort: late.sort }),
    [late.measure, late.sex, late.sort],
  );
  const sort = useCallback((column: string) => change({ sort: nextOrder(order, column) }), [change, order]);
  const lines = useLines(late, series, { places, world, worldLine });
  const card = useRef<HTMLElement>(null);
  const chooseOnMap = (code: string) => {
    change({ place: code });
    // In a small window the card is below the map and may be out of view.
    requestAnimationFrame(() => card.current?.scrollIntoView({ block: 'nearest' }));
  };
  const tell = (code: string) => {
    const pointed = places.find((one) => one.code === code);
    if (pointed === undefined) return '';
    const value = placeValue(view, series.of(code, view.measure), pointed.latest);
    return `${pointed.name}: ${value === undefined ? text.noFigure : formatMeasureValue(value)}`;
  };
  return (
    <div className={`${scale.scale} ${styles.explorer}`}>
      <LifeExpectancyControls view={view} change={change} />
      {series.hasFailed && (
        <p role="alert" className={styles.failed}>
          {text.failed} <Button onClick={retryFailedSeriesFiles}>{text.tryAgain}</Button>
        </p>
      )}
      <div className={styles.world}>
        <figure className={styles.figure}>
          <figcaption
            className={styles.title}
            data-longest={formatViewTitle({ ...view, year: lastSeriesYear })}
            data-projected={isProjectedYear(view.year) || undefined}
          >
            <span>
              {formatViewTitle(view)}
              {bands === null && ` · ${text.loading}`}
            </span>
          </figcaption>
          <LifeExpectancyMap
            svg={svg}
            title={formatViewTitle(view)}
            bands={bands}
            chosen={view.place}
            hubs={view.areHubsShown ? hubs : []}
            describe={tell}
            onChoose={chooseOnMap}
          />
        </figure>
        <div className={styles.side}>
          <CountryFinder place={view.place} areHubsShown={view.areHubsShown} places={places} change={change} />
          {place !== undefined && (
            <CountryCard
              ref={card}
              place={place}
              year={view.year}
              compared={view.compared}
              places={places}
              hubs={hubs}
              series={series}
              onCompare={(compared) => change({ compared })}
              onClose={() => change({ place: null })}
            />
          )}
        </div>
        <div className={styles.below}>
          <LifeExpectancyLegend measure={view.measure} {...countsOf(bands, places)} />
          <p className={`note ${styles.note}`}>{text.borders}</p>
        </div>
      </div>
      <Compared view={late} lines={lines} change={change} />
      <section aria-labelledby="every-country" className={styles.tablePart}>
        <div className={styles.tableHead}>
          <h2 id="every-country">{text.table}</h2>
          <p className={`note ${styles.note}`}>{text.rankNote}</p>
        </div>
        <ExportMenu view={late} rows={rows} lines={lines} svg={svg} />
        <LifeExpectancyTable
          title={formatViewTitle(late)}
          measure={late.measure}
          rows={rows}
          sort={order}
          onSort={sort}
        />
      </section>
    </div>
  );
}

/**
 * Returns the names of the files that the view needs in addition to the prerendered page. The default view needs none.
 */
function requiredFiles(view: LifeExpectancyView): Parameters<typeof useSeriesFiles>[0] {
  const isAtBirth = view.measure === 'at-birth';
  const isWritten = isAtBirth && view.year === lastEstimateYear;
  const hasOtherBounds = isAtBirth && (view.sex !== 'both' || view.compared.length > 0);
  const files = [
    ...(isWritten ? [] : [...listMapSeriesFiles(view.measure, view.sex), ...listTableSeriesFiles(view.measure)]),
    ...(view.place === null ? [] : ([...listTableSeriesFiles('at-birth'), 'at-65-both', 'reach-90-both'] as const)),
    ...(view.compared.length === 0 ? [] : listMapSeriesFiles(view.measure, view.sex)),
    ...(hasOtherBounds ? ([`bounds-${view.sex}`] as const) : []),
  ];
  return [...new Set(files)];
}

function useBands(view: LifeExpectancyView, series: SeriesLookup, places: readonly LifeExpectancyPlace[]) {
  const bands = new Map<string, number>();
  for (const { code, latest } of places) {
    const value = placeValue(view, series.of(code, view.measure), latest);
    if (value !== undefined) bands.set(code, shadeBandOf(view.measure, value));
  }
  return bands.size === 0 ? null : bands;
}

function countsOf(bands: ReadonlyMap<string, number> | null, places: readonly LifeExpectancyPlace[]) {
  const counts = Array.from({ length: 10 }, () => 0);
  for (const band of bands?.values() ?? []) counts[band] = (counts[band] ?? 0) + 1;
  return { counts, withoutFigure: places.length - (bands?.size ?? 0) };
}

function useRows(
  { measure, sex, year, since, sort }: LifeExpectancyView,
  series: SeriesLookup,
  places: readonly LifeExpectancyPlace[],
) {
  return useMemo(() => {
    const view = { ...defaultLifeExpectancyView, measure, sex, year, since, sort };
    const rows = places.map(({ code, name, latest }) => {
      const known = series.of(code, view.measure);
      const values = populationSexes.flatMap((sex) => {
        const value = placeValue({ ...view, sex }, known, latest);
        return value === undefined ? [] : [[sex, value]];
      });
      return { code, name, values: Object.fromEntries(values) };
    });
    return rankAndSortRows(rows, resolveRankedSex(view), resolveTableSortOrder(view));
  }, [measure, sex, year, since, sort, series, places]);
}

interface LineSources {
  readonly places: readonly LifeExpectancyPlace[];
  readonly world: LifeExpectancyPlace;
  readonly worldLine: ChartLine;
}

/** Returns the line of the world and those of the compared countries whose figures have loaded. */
function useLines(
  view: LifeExpectancyView,
  series: SeriesLookup,
  { places, world, worldLine }: LineSources,
): readonly ChartLine[] {
  const { measure, sex, since, compared } = view;
  return useMemo(() => {
    const hasBounds = measure === 'at-birth';
    const chosen = compared.flatMap((code) => places.find((place) => place.code === code) ?? []);
    const lines = [world, ...chosen].map(({ code, name }) => ({
      code,
      name,
      values: computeLineValues(series.of(code, measure), measure, sex, since),
      bounds: hasBounds ? series.boundsOf(code, sex) : [],
    }));
    const known = lines.filter(({ values }) => values.length > 0);
    // The prerendered page contains the world's line with its bounds.
    if (hasBounds && sex === 'both') return [worldLine, ...known.filter(({ code }) => code !== world.code)];
    return known[0]?.code === world.code ? known : [];
  }, [measure, sex, since, compared, series, places, world, worldLine]);
}

const nextOrder = (order: TableSortOrder, column: string): TableSortOrder =>
  order.column === column ? { column, isDescending: !order.isDescending } : { column, isDescending: column !== 'name' };

type Change = (part: Partial<LifeExpectancyView>) => void;

interface ComparedProps {
  readonly view: LifeExpectancyView;
  readonly lines: readonly ChartLine[];
  readonly change: Change;
}

function Compared({ view, lines, change }: ComparedProps) {
  return (
    <section aria-labelledby="lines" className={styles.part}>
      <h2 id="lines">{text.chart}</h2>
      <p className={`note ${styles.note}`}>{chartTitle(view)}</p>
      <ChartWithTable
        title={chartTitle(view)}
        measure={view.measure}
        lines={lines}
        year={view.year}
        onRemove={(code) => change({ compared: view.compared.filter((one) => one !== code) })}
      >
        {view.compared.length === 0 && <p>{text.chartHint}</p>}
        <MortalityEventsList lines={lines} />
        <p className={`note ${styles.note}`}>{formatChartNote(view.measure)}</p>
      </ChartWithTable>
    </section>
  );
}

const chartTitle = ({ measure, sex, since }: { measure: LifeExpectancyMeasure } & LifeExpectancyView): string =>
  formatViewTitle({ measure, sex, year: lastEstimateYear, since }).replace(/, [\d–]+$/, ', 1950 to 2100');
