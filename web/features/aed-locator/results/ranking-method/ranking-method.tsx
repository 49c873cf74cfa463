import {
  minAccessProbability,
  openSharesByPlaceKind,
  openSharesWithoutHours,
  operationalShare,
  privateDoorShares,
} from '../../../../../domain/aed/access-probability.ts';
import { maxRoundTripMinutes } from '../../../../../domain/aed/rank-by-arrival.ts';
import { lockedDoorMinutes, meanAmbulanceMinutes } from '../../../../../domain/aed/retrieval-plan.ts';
import { fastestDrone, travelModels } from '../../../../../domain/aed/travel-time.ts';
import { formatMeasure, formatNumber, formatPercentage } from '../../../../languages/format.ts';
import { englishAttributes } from '../../../../languages/localize-text.ts';
import { DataTable, type TableColumn } from '../../../../ui/data-table.tsx';
import { rankingMethodText as text } from '../../messages/ranking-method-text.ts';
import { registryText } from '../../messages/registry-text.ts';
import styles from './ranking-method.module.css';

const hangings = ['outdoors', 'indoors', 'unsaid'] as const;
const welcomes = ['everybody', 'limited', 'unsaid'] as const;
const kinds = ['staffed', 'station', 'school', 'shop'] as const;
const periods = ['working', 'waking', 'night'] as const;

type Way = (typeof travelModels)['foot'];

/**
 * Formats the assumptions about a mode of travel: "60 secs to set off, 8.3 m/s, streets 1.5 times the straight line".
 */
function formatTravelModel({ speedMetresPerSecond, detour, waitingSeconds }: Way): string {
  return [
    waitingSeconds === 0 ? null : text.setOff(formatMeasure(waitingSeconds, 'second')),
    formatMeasure(speedMetresPerSecond, 'meter-per-second', 1),
    detour === 1 ? text.straight : text.detour(formatNumber(detour, 1)),
  ]
    .filter((part) => part !== null)
    .join(registryText.comma);
}

/** The assumptions about one mode of travel and their source. */
function TravelModelLine({ name, way }: { readonly name: string; readonly way: Way }) {
  return (
    <>
      {text.way(name, formatTravelModel(way))} {text.source} <span {...englishAttributes}>{way.source}.</span>
    </>
  );
}

interface ShareRow {
  readonly title: string;
  readonly shares: Readonly<Record<(typeof periods)[number], number>>;
}

const shareColumns: readonly TableColumn<ShareRow>[] = [
  { id: 'kind', title: text.kind, isRowHead: true, Cell: ({ row }) => row.title },
  ...periods.map((period) => ({
    id: period,
    title: text.periods[period],
    isFigure: true,
    Cell: ({ row }: { readonly row: ShareRow }) => formatPercentage(row.shares[period]),
  })),
];

const shareRows: readonly ShareRow[] = [
  ...hangings.flatMap((hanging) =>
    welcomes.map((welcome) => ({
      title: text.place(text.hangings[hanging], text.welcomes[welcome]),
      shares: openSharesWithoutHours[hanging][welcome],
    })),
  ),
  ...kinds.map((kind) => ({ title: text.kinds[kind], shares: openSharesByPlaceKind[kind] })),
];

/** A table of the assumed shares of AEDs without listed hours that are open. */
function UnlistedHoursTable() {
  return (
    <div className={styles.scroll}>
      <DataTable
        className={styles.table}
        caption={text.shares}
        columns={shareColumns}
        rows={shareRows}
        keyOf={({ title }) => title}
      />
    </div>
  );
}

/** Explains how AEDs are ranked, with every assumed figure and its source. */
export function RankingMethod() {
  const { foot, car, drone } = travelModels;
  return (
    <>
      <ul className={styles.list}>
        <li>{text.order(lockedDoorMinutes, meanAmbulanceMinutes, maxRoundTripMinutes)}</li>
        <li>
          <TravelModelLine name={text.ways.foot} way={foot} />
        </li>
        <li>
          <TravelModelLine name={text.ways.car} way={car} />
        </li>
        <li>
          <TravelModelLine name={text.ways.drone} way={drone} />{' '}
          <TravelModelLine name={text.ways.fastest} way={fastestDrone} /> {text.droneJudged}
        </li>
        <li>
          {text.chance(
            formatPercentage(operationalShare),
            formatPercentage(privateDoorShares.working),
            formatPercentage(privateDoorShares.night),
            formatPercentage(minAccessProbability),
          )}
        </li>
      </ul>
      <UnlistedHoursTable />
      <p>{text.inWords}</p>
      <p>{text.sharesSource}</p>
    </>
  );
}
