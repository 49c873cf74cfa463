import { memo, useCallback, useMemo, useRef } from 'react';
import { isProjected, lastEstimate, lastYear, lifeSexes } from '../../../../domain/life/life-story.ts';
import {
  bandOf,
  formatLifeValue,
  type LifeMeasure,
  measured,
  type SeriesBySex,
} from '../../../../domain/life/measures.ts';
import { Button } from '../../../ui/control/button.tsx';
import { useIsHydrated } from '../../../ui/lazy/use-is-hydrated.ts';
import scale from '../../../ui/life-scale/life-scale.module.css';
import { ChartBesideFigures } from '../chart/chart-beside-figures.tsx';
import { chartNote } from '../chart/life-chart.tsx';
import { type ChartLine, lineValues } from '../chart/life-chart-geometry.ts';
import { LifeEventsList } from '../chart/life-events-list.tsx';
import type { HubOnMap, LatestFigures, LifePlace } from '../life-place.ts';
import { LifeLegend } from '../map/life-legend.tsx';
import { LifeMap } from '../map/life-map.tsx';
import { lifeText as text, viewTitle } from '../text.ts';
import { ExportMenu } from './export-menu.tsx';
import { LifeControls } from './life-controls.tsx';
import styles from './life-explorer.module.css';
import { LifeExpectancyTable, sortedRows } from './life-table.tsx';
import { defaultLifeView, type LifeView, rankedSex, type TableOrder, tableOrder } from './life-view.ts';
import { PlaceCard } from './place-card.tsx';
import { filesOfMap, filesOfTable, type LifeSeries, loadFailedAgain, useLifeSeries } from './series-store.ts';
import { useLifeView, useSettledView } from './use-life-view.ts';

export interface LifeExplorerProps {
  readonly places: readonly LifePlace[];
  readonly world: LifePlace;
  readonly hubs: readonly HubOnMap[];
  /** The world's line, which the chart of the prerendered page shows. */
  readonly worldLine: ChartLine;
}

/** A place's value from its series; from the prerendered page until the series has loaded. */
function figureOf(view: LifeView, series: SeriesBySex, latest: LatestFigures | null): number | undefined {
  const value = measured(series, view);
  if (value !== undefined || view.year !== lastEstimate || latest === null) return value;
  const [both, women, men] = latest;
  if (view.measure === 'at-birth') return { both, women, men }[view.sex];
  return view.measure === 'women-minus-men' ? women - men : undefined;
}

/**
 * Map, chart and table of one view. While the year is dragged the map changes at once; chart and table change when it
 * stops.
 */
export function LifeExplorer({ places, world, hubs, worldLine }: LifeExplorerProps) {
  const codes = useMemo(() => new Set(places.map(({ code }) => code)), [places]);
  const [view, change] = useLifeView(codes);
  const late = useSettledView(view);
  const svg = useRef<SVGSVGElement>(null);
  const series = useLifeSeries(wantedFiles(view));
  const bands = useBands(view, series, places);
  const place = places.find(({ code }) => code === view.place);
  const rows = useRows(late, series, places);
  const order = useMemo(
    () => tableOrder({ measure: late.measure, sex: late.sex, sort: late.sort }),
    [late.measure, late.sex, late.sort],
  );
  const sort = useCallback((column: string) => change({ sort: nextOrder(order, column) }), [change, order]);
  const lines = useLines(late, series, { places, world, worldLine });
  const card = useRef<HTMLElement>(null);
  const chooseOnMap = (code: string) => {
    change({ place: code });
    // In a small window the card is below the map and may be out of sight.
    requestAnimationFrame(() => card.current?.scrollIntoView({ block: 'nearest' }));
  };
  const tell = (code: string) => {
    const pointed = places.find((one) => one.code === code);
    if (pointed === undefined) return '';
    const value = figureOf(view, series.of(code, view.measure), pointed.latest);
    return `${pointed.name}: ${value === undefined ? text.noFigure : formatLifeValue(value)}`;
  };
  return (
    <div className={`${scale.scale} ${styles.explorer}`}>
      <LifeControls view={view} change={change} />
      {series.hasFailed && (
        <p role="alert" className={styles.failed}>
          {text.failed} <Button onClick={loadFailedAgain}>{text.tryAgain}</Button>
        </p>
      )}
      <div className={styles.world}>
        <figure className={styles.figure}>
          <figcaption
            className={styles.title}
            data-longest={viewTitle({ ...view, year: lastYear })}
            data-projected={isProjected(view.year) || undefined}
          >
            <span>
              {viewTitle(view)}
              {bands === null && ` · ${text.loading}`}
            </span>
          </figcaption>
          <LifeMap
            svg={svg}
            title={viewTitle(view)}
            bands={bands}
            chosen={view.place}
            hubs={view.areHubsShown ? hubs : []}
            tell={tell}
            onChoose={chooseOnMap}
          />
        </figure>
        <div className={styles.side}>
          <Finder place={view.place} areHubsShown={view.areHubsShown} places={places} change={change} />
          {place !== undefined && (
            <PlaceCard
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
          <LifeLegend measure={view.measure} {...countsOf(bands, places)} />
          <p className={styles.note}>{text.borders}</p>
        </div>
      </div>
      <Compared view={late} lines={lines} change={change} />
      <section aria-labelledby="every-country" className={styles.tablePart}>
        <div className={styles.tableHead}>
          <h2 id="every-country">{text.table}</h2>
          <p className={styles.note}>{text.rankNote}</p>
        </div>
        <ExportMenu view={late} rows={rows} lines={lines} svg={svg} />
        <LifeExpectancyTable title={viewTitle(late)} measure={late.measure} rows={rows} sort={order} onSort={sort} />
      </section>
    </div>
  );
}

/** The files that the view needs in addition to the prerendered page; none at first. */
function wantedFiles(view: LifeView): Parameters<typeof useLifeSeries>[0] {
  const isAtBirth = view.measure === 'at-birth';
  const isWritten = isAtBirth && view.year === lastEstimate;
  const hasOtherBounds = isAtBirth && (view.sex !== 'both' || view.compared.length > 0);
  const files = [
    ...(isWritten ? [] : [...filesOfMap(view.measure, view.sex), ...filesOfTable(view.measure)]),
    ...(view.place === null ? [] : ([...filesOfTable('at-birth'), 'at-65-both', 'reach-90-both'] as const)),
    ...(view.compared.length === 0 ? [] : filesOfMap(view.measure, view.sex)),
    ...(hasOtherBounds ? ([`bounds-${view.sex}`] as const) : []),
  ];
  return [...new Set(files)];
}

function useBands(view: LifeView, series: LifeSeries, places: readonly LifePlace[]) {
  const bands = new Map<string, number>();
  for (const { code, latest } of places) {
    const value = figureOf(view, series.of(code, view.measure), latest);
    if (value !== undefined) bands.set(code, bandOf(view.measure, value));
  }
  return bands.size === 0 ? null : bands;
}

function countsOf(bands: ReadonlyMap<string, number> | null, places: readonly LifePlace[]) {
  const counts = Array.from({ length: 10 }, () => 0);
  for (const band of bands?.values() ?? []) counts[band] = (counts[band] ?? 0) + 1;
  return { counts, withoutFigure: places.length - (bands?.size ?? 0) };
}

function useRows({ measure, sex, year, since, sort }: LifeView, series: LifeSeries, places: readonly LifePlace[]) {
  return useMemo(() => {
    const view = { ...defaultLifeView, measure, sex, year, since, sort };
    const rows = places.map(({ code, name, latest }) => {
      const known = series.of(code, view.measure);
      const values = lifeSexes.flatMap((sex) => {
        const value = figureOf({ ...view, sex }, known, latest);
        return value === undefined ? [] : [[sex, value]];
      });
      return { code, name, values: Object.fromEntries(values) };
    });
    return sortedRows(rows, rankedSex(view), tableOrder(view));
  }, [measure, sex, year, since, sort, series, places]);
}

interface LineSources {
  readonly places: readonly LifePlace[];
  readonly world: LifePlace;
  readonly worldLine: ChartLine;
}

/** The world's line and those of the compared countries whose figures have loaded. */
function useLines(view: LifeView, series: LifeSeries, { places, world, worldLine }: LineSources): readonly ChartLine[] {
  const { measure, sex, since, compared } = view;
  return useMemo(() => {
    const hasBounds = measure === 'at-birth';
    const chosen = compared.flatMap((code) => places.find((place) => place.code === code) ?? []);
    const lines = [world, ...chosen].map(({ code, name }) => ({
      code,
      name,
      values: lineValues(series.of(code, measure), measure, sex, since),
      bounds: hasBounds ? series.boundsOf(code, sex) : [],
    }));
    const known = lines.filter(({ values }) => values.length > 0);
    // The prerendered page includes the world's line with its bounds.
    if (hasBounds && sex === 'both') return [worldLine, ...known.filter(({ code }) => code !== world.code)];
    return known[0]?.code === world.code ? known : [];
  }, [measure, sex, since, compared, series, places, world, worldLine]);
}

const nextOrder = (order: TableOrder, column: string): TableOrder =>
  order.column === column ? { column, isDescending: !order.isDescending } : { column, isDescending: column !== 'name' };

type Change = (part: Partial<LifeView>) => void;

interface FinderProps extends Pick<LifeView, 'place' | 'areHubsShown'> {
  readonly places: readonly LifePlace[];
  readonly change: Change;
}

interface ComparedProps {
  readonly view: LifeView;
  readonly lines: readonly ChartLine[];
  readonly change: Change;
}

/** A list for selecting a country with the keyboard. */
const Finder = memo(function Finder({ place, areHubsShown, places, change }: FinderProps) {
  const isHydrated = useIsHydrated();
  return (
    <div className={styles.finder}>
      <label className={styles.find}>
        <span>{text.find}</span>
        <select
          value={place ?? ''}
          disabled={!isHydrated}
          onChange={({ target }) => change({ place: target.value === '' ? null : target.value })}
        >
          <option value="">{text.choose}</option>
          {places.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={areHubsShown}
          disabled={!isHydrated}
          onChange={({ target }) => change({ areHubsShown: target.checked })}
        />
        {text.showHubs}
      </label>
    </div>
  );
});

function Compared({ view, lines, change }: ComparedProps) {
  return (
    <section aria-labelledby="lines" className={styles.part}>
      <h2 id="lines">{text.chart}</h2>
      <p className={styles.note}>{chartTitle(view)}</p>
      <ChartBesideFigures
        title={chartTitle(view)}
        measure={view.measure}
        lines={lines}
        year={view.year}
        onRemove={(code) => change({ compared: view.compared.filter((one) => one !== code) })}
      >
        {view.compared.length === 0 && <p>{text.chartHint}</p>}
        <LifeEventsList lines={lines} />
        <p className={styles.note}>{chartNote(view.measure)}</p>
      </ChartBesideFigures>
    </section>
  );
}

const chartTitle = ({ measure, sex, since }: { measure: LifeMeasure } & LifeView): string =>
  viewTitle({ measure, sex, year: lastEstimate, since }).replace(/, [\d–]+$/, ', 1950 to 2100');
