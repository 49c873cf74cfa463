import { hubs } from '../../../content/hubs.ts';
import { sliEstimates } from '../../../content/score-estimates.ts';
import { formatPercent } from '../../../domain/percent.ts';
import { ScoreTable } from './score-table.tsx';
import { methodologyText } from './text.ts';

const hubById = new Map(hubs.map((hub) => [hub.id, hub]));

/** The estimated indices with the life expectancy behind each. */
export function EstimateTable() {
  const { estimates } = methodologyText;
  return (
    <ScoreTable
      caption={estimates.caption}
      head={
        <>
          <th scope="col">{estimates.place}</th>
          <th scope="col" data-figure>
            {estimates.years}
          </th>
          <th scope="col">{estimates.origin}</th>
          <th scope="col" data-figure>
            {estimates.sli}
          </th>
        </>
      }
    >
      <tbody>
        {sliEstimates.map(({ hubId, lifeExpectancyYears, origin }) => {
          const hub = hubById.get(hubId);
          if (hub === undefined) return null;
          return (
            <tr key={hubId}>
              <th scope="row">{hub.name}</th>
              <td data-figure>{lifeExpectancyYears.toFixed(1)}</td>
              <td>{origin}</td>
              <td data-figure>{formatPercent(hub.sli)}</td>
            </tr>
          );
        })}
      </tbody>
    </ScoreTable>
  );
}
