import {
  leastChance,
  privateDoorShares,
  readyShare,
  unlistedShares,
  unlistedSharesByKind,
} from '../../../../../domain/aed/chance-on-arrival.ts';
import { ambulanceMinutes, shutDoorMinutes } from '../../../../../domain/aed/fetch-plan.ts';
import { longestErrandMinutes } from '../../../../../domain/aed/rank-by-arrival.ts';
import { fastestDrone, travelModels } from '../../../../../domain/aed/travel-time.ts';
import { formatMeasure, formatNumber, formatShare } from '../../../../languages/format.ts';
import { inEnglish } from '../../../../languages/in-language.ts';
import { type Column, DataTable } from '../../../../ui/data-table.tsx';
import { rankingMethodText as text } from '../../messages/ranking-method-text.ts';
import { registryText } from '../../messages/registry-text.ts';
import styles from './ranking-method.module.css';

const hangings = ['outdoors', 'indoors', 'unsaid'] as const;
const welcomes = ['everybody', 'limited', 'unsaid'] as const;
const kinds = ['staffed', 'station', 'school', 'shop'] as const;
const periods = ['working', 'waking', 'night'] as const;

type Way = (typeof travelModels)['foot'];

/** "60 secs to set off, 8.3 m/s, streets 1.5 times the straight line". */
function wordsOfWay({ speedMetresPerSecond, detour, waitingSeconds }: Way): string {
  return [
    waitingSeconds === 0 ? null : text.setOff(formatMeasure(waitingSeconds, 'second')),
    formatMeasure(speedMetresPerSecond, 'meter-per-second', 1),
    detour === 1 ? text.straight : text.detour(formatNumber(detour, 1)),
  ]
    .filter((part) => part !== null)
    .join(registryText.comma);
}

/** One mode of travel, with the titled source of its figures. */
function WayLine({ name, way }: { readonly name: string; readonly way: Way }) {
  return (
    <>
      {text.way(name, wordsOfWay(way))} {text.source} <span {...inEnglish}>{way.source}.</span>
    </>
  );
}

interface ShareRow {
  readonly title: string;
  readonly shares: Readonly<Record<(typeof periods)[number], number>>;
}

const shareColumns: readonly Column<ShareRow>[] = [
  { id: 'kind', title: text.kind, isRowHead: true, Cell: ({ row }) => row.title },
  ...periods.map((period) => ({
    id: period,
    title: text.periods[period],
    isFigure: true,
    Cell: ({ row }: { readonly row: ShareRow }) => formatShare(row.shares[period]),
  })),
];

const shareRows: readonly ShareRow[] = [
  ...hangings.flatMap((hanging) =>
    welcomes.map((welcome) => ({
      title: text.place(text.hangings[hanging], text.welcomes[welcome]),
      shares: unlistedShares[hanging][welcome],
    })),
  ),
  ...kinds.map((kind) => ({ title: text.kinds[kind], shares: unlistedSharesByKind[kind] })),
];

/** Assumed share of AEDs with unlisted hours that are open, by location, permitted users and hour. */
function UnlistedShares() {
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

/** Every figure behind the order and the minutes, with its source. */
export function RankingMethod() {
  const { foot, car, drone } = travelModels;
  return (
    <>
      <ul className={styles.list}>
        <li>{text.order(shutDoorMinutes, ambulanceMinutes, longestErrandMinutes)}</li>
        <li>
          <WayLine name={text.ways.foot} way={foot} />
        </li>
        <li>
          <WayLine name={text.ways.car} way={car} />
        </li>
        <li>
          <WayLine name={text.ways.drone} way={drone} /> <WayLine name={text.ways.fastest} way={fastestDrone} />{' '}
          {text.droneJudged}
        </li>
        <li>
          {text.chance(
            formatShare(readyShare),
            formatShare(privateDoorShares.working),
            formatShare(privateDoorShares.night),
            formatShare(leastChance),
          )}
        </li>
      </ul>
      <UnlistedShares />
      <p>{text.inWords}</p>
      <p>{text.sharesSource}</p>
    </>
  );
}
