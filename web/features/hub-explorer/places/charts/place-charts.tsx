import { hubKinds } from '../../../../../content/hub-kinds.ts';
import { formatFigure, formatNumber } from '../../../../languages/format.ts';
import type { TableColumn } from '../../../../ui/data-table.tsx';
import { Section } from '../../../../ui/page/section.tsx';
import { formatHubScore } from '../../hub/format-figures.ts';
import { HubKindIcon } from '../hub-kind-icon.tsx';
import { allPlaceRows } from '../rows/all-place-rows.ts';
import { localizePopulation } from '../rows/localize-population.ts';
import type { PlaceRow } from '../rows/place-row.ts';
import { hubKindsText } from '../text.ts';
import { useChartSelection } from './chart-selection.ts';
import { chartsText } from './charts-text.ts';
import styles from './place-charts.module.css';
import { ScatterChart, type ScatterPoint } from './scatter-chart.tsx';

/** The places that are always labelled, and on which side of its mark each label is. */
const lifeLabels = {
  monaco: 'above',
  'san-marino': 'left',
  'hong-kong': 'below',
  madrid: 'left',
  okinawa: 'right',
  nicoya: 'right',
  ikaria: 'right',
  sardinia: 'right',
  kauai: 'above',
  uae: 'left',
  'french-polynesia': 'right',
  reunion: 'right',
} as const;

const accessLabels = {
  'albert-lea': 'left',
  okinawa: 'right',
  sardinia: 'below',
  ikaria: 'above',
  nicoya: 'right',
  monaco: 'above',
  'lake-county': 'left',
  'french-polynesia': 'right',
  reunion: 'right',
  singapore: 'right',
  qatar: 'right',
  uae: 'below',
} as const;

const lifePoints: readonly ScatterPoint[] = allPlaceRows.flatMap((row) =>
  row.lifeExpectancy === null
    ? []
    : [
        {
          row,
          across: row.lifeExpectancy.years,
          words: chartsText.life.value(formatNumber(row.lifeExpectancy.years, 1)),
        },
      ],
);

const lifeColumns: readonly TableColumn<PlaceRow>[] = [
  {
    id: 'years',
    title: chartsText.life.axis,
    Cell: ({ row }) => row.written.years,
  },
  {
    id: 'whose',
    title: chartsText.whose,
    Cell: ({ row }) => {
      const { name, attributes } = localizePopulation(row);
      return row.lifeExpectancy && <bdi {...attributes}>{`${name}, ${row.lifeExpectancy.year}`}</bdi>;
    },
  },
];

const accessPoints: readonly ScatterPoint[] = allPlaceRows.map((row) => ({
  row,
  across: row.hub.xiAccess,
  words: chartsText.access.value(row.written.scores.xiAccess),
}));

const accessColumns: readonly TableColumn<PlaceRow>[] = [
  { id: 'access', title: chartsText.access.axis, Cell: ({ row }) => row.written.scores.xiAccess },
];

/** The two charts of places. They are drawn at build time from the same records as the table. */
export function PlaceCharts() {
  return (
    <Section id="charts" title={chartsText.title} lede={chartsText.lede} tone="card">
      <ChartKey />
      <div className={styles.charts}>
        <ScatterChart
          {...chartsText.life}
          points={lifePoints}
          columns={lifeColumns}
          formatTick={formatFigure}
          labels={lifeLabels}
          caption={chartsText.life.caption(lifePoints.length, allPlaceRows.length - lifePoints.length)}
        />
        <ScatterChart
          {...chartsText.access}
          points={accessPoints}
          columns={accessColumns}
          formatTick={formatHubScore}
          labels={accessLabels}
          caption={chartsText.access.caption(accessPoints.length)}
        />
      </div>
    </Section>
  );
}

/** A legend of the shapes in the charts. */
function ChartKey() {
  const { shownIds, compareIds } = useChartSelection();
  return (
    <ul className={styles.key} aria-label={chartsText.keyLabel}>
      {hubKinds.map(({ kind }) => (
        <li key={kind}>
          <HubKindIcon kind={kind} />
          {hubKindsText[kind]}
        </li>
      ))}
      <li className={styles.fill}>{`${chartsText.keyFilled}; ${chartsText.keyHollow}`}</li>
      {compareIds.length > 0 && <li className={styles.fill}>{chartsText.keyCompared}</li>}
      {shownIds !== null && shownIds.size < allPlaceRows.length && (
        <li className={styles.fill}>{chartsText.keyLeftOut}</li>
      )}
    </ul>
  );
}
