import type { StreetTravelTimes } from '../../domain/aed/street-travel-times.ts';
import { describeRoute } from '../../domain/streets/describe-route.ts';
import { findRoute, findTravelTimes, type StreetTravelTime } from '../../domain/streets/find-routes.ts';
import { StreetNetwork } from '../../domain/streets/street-network.ts';
import { parseStreetNetwork } from './parse-street-network.ts';
import { StreetFileReader } from './street-files.ts';
import type { StreetRequest, StreetRequestKind, StreetRequests } from './street-messages.ts';

const secondsInMinute = 60;
/** Minutes that it takes to get a car started, as in the estimates along a straight line. */
const carStartMinutes = 1;

function travelTimesOf(onFoot: StreetTravelTime, byCar: StreetTravelTime | undefined): StreetTravelTimes {
  return {
    footMinutes: onFoot.seconds / secondsInMinute,
    footKm: onFoot.isOver ? null : onFoot.metres / 1000,
    carMinutes: byCar === undefined || byCar.isOver ? null : byCar.seconds / secondsInMinute + carStartMinutes,
  };
}

type Answers = {
  [Kind in StreetRequestKind]: (ask: StreetRequests[Kind]['ask']) => Promise<StreetRequests[Kind]['answer']>;
};

/**
 * Answers requests for routes and travel times with the streets published at a URL. Loaded cells stay in memory for
 * later requests.
 */
export function createStreetRequestHandler(
  baseUrl: string,
): (question: StreetRequest) => Promise<StreetRequests[StreetRequestKind]['answer']> {
  const files = new StreetFileReader(baseUrl);
  // Reads the index while the visitor's position is still being determined. A failure is not cached, so that the first
  // request tries again.
  files.index().catch(() => undefined);
  const network = new StreetNetwork(async (cell) => {
    const listed = await files.listed(cell);
    if (listed === null || !listed.isRoutable) return null;
    const bytes = await files.file('ways', cell);
    return bytes && parseStreetNetwork(bytes, cell);
  });
  const answers: Answers = {
    async times({ from, targets, limitMinutes, mayRead }) {
      if ((await files.index()) === null) return null;
      network.forgetFailures();
      const around = { network, from, targets, limitSeconds: limitMinutes * secondsInMinute };
      const foot = await findTravelTimes({ ...around, mode: 'foot', mayRead });
      // Driving times are computed only with the cells that the walk has loaded, because a visitor is waiting.
      const car = await findTravelTimes({ ...around, mode: 'car', mayRead: false });
      return new Map([...foot].map(([id, onFoot]) => [id, travelTimesOf(onFoot, car.get(id))]));
    },
    async way({ from, to, limitMinutes }) {
      if ((await files.index()) === null) return null;
      network.forgetFailures();
      const limitSeconds = limitMinutes * secondsInMinute;
      const way = await findRoute({ network, from, to, mode: 'foot', limitSeconds, mayRead: true });
      return way && describeRoute(network, way, [from, to]);
    },
  };
  return (question) => {
    return question.kind === 'times' ? answers.times(question.ask) : answers.way(question.ask);
  };
}
