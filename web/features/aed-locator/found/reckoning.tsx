import {
  leastChance,
  privateDoorShares,
  unlistedShares,
  unlistedSharesByKind,
  workingShare,
} from '../../../../domain/aed/chance-on-arrival.ts';
import { ambulanceMinutes, shutDoorMinutes } from '../../../../domain/aed/fetch-plan.ts';
import { longestErrandMinutes } from '../../../../domain/aed/rank-by-arrival.ts';
import { fastestDrone, travelModels } from '../../../../domain/aed/travel-time.ts';
import { inEnglish } from '../../../languages/in-language.ts';
import { reckoningText as text } from '../words/ranking-text.ts';
import styles from './reckoning.module.css';

const hangings = ['outdoors', 'indoors', 'unsaid'] as const;
const welcomes = ['everybody', 'limited', 'unsaid'] as const;
const kinds = ['staffed', 'station', 'school', 'shop'] as const;
const periods = ['working', 'waking', 'night'] as const;

const percent = (share: number) => `${Math.round(share * 100)} %`;

interface ShareRowProps {
  readonly title: string;
  readonly shares: Readonly<Record<(typeof periods)[number], number>>;
}

function ShareRow({ title, shares }: ShareRowProps) {
  return (
    <tr>
      <th scope="row">{title}</th>
      {periods.map((period) => (
        <td key={period}>{percent(shares[period])}</td>
      ))}
    </tr>
  );
}

/** How many AEDs of unlisted hours are taken to be open, by where they hang, whom they are for and the hour. */
function UnlistedShares() {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption>{text.shares}</caption>
        <thead>
          <tr>
            <th scope="col">{text.kind}</th>
            {periods.map((period) => (
              <th key={period} scope="col">
                {text.periods[period]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hangings.flatMap((hanging) =>
            welcomes.map((welcome) => (
              <ShareRow
                key={`${hanging} ${welcome}`}
                title={`${text.hangings[hanging]}, ${text.welcomes[welcome]}`}
                shares={unlistedShares[hanging][welcome]}
              />
            )),
          )}
          {kinds.map((kind) => (
            <ShareRow key={kind} title={text.kinds[kind]} shares={unlistedSharesByKind[kind]} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Every figure behind the order and the minutes, with its source. */
export function Reckoning() {
  const { foot, car, drone } = travelModels;
  return (
    <details className={styles.reckoning} {...inEnglish}>
      <summary className={styles.summary}>{text.title}</summary>
      <ul className={styles.list}>
        <li>{text.way('Walk', foot)}</li>
        <li>{text.way('Drive', car)}</li>
        <li>{text.drone(drone, fastestDrone)}</li>
        <li>{text.order(ambulanceMinutes, shutDoorMinutes, longestErrandMinutes)}</li>
        <li>
          {text.chance(
            percent(workingShare),
            percent(privateDoorShares.working),
            percent(privateDoorShares.night),
            percent(leastChance),
          )}
        </li>
      </ul>
      <UnlistedShares />
      <p>{text.sharesSource}</p>
    </details>
  );
}
