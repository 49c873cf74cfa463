import { hubs } from '../../../content/hubs.ts';
import { accessBands } from '../../../content/score-estimates.ts';
import { ScoreTable } from './score-table.tsx';
import { methodologyText } from './text.ts';

const nameById = new Map(hubs.map(({ id, name }) => [id, name]));

/** The ranges of the estimated access scores, with the hubs in each. */
export function AccessBands() {
  const { access } = methodologyText;
  return (
    <ScoreTable
      caption={access.caption}
      head={
        <>
          <th scope="col">{access.kind}</th>
          <th scope="col" data-figure>
            {access.range}
          </th>
          <th scope="col">{access.hubs}</th>
        </>
      }
    >
      <tbody>
        {accessBands.map(({ title, lowest, highest, hubIds }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            <td data-figure>
              {lowest.toFixed(2)}–{highest.toFixed(2)}
            </td>
            <td>{hubIds.map((id) => nameById.get(id)).join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </ScoreTable>
  );
}
