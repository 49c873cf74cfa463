import { differingFigures } from '../../../content/score-estimates.ts';
import { ScoreTable } from './score-table.tsx';
import { methodologyText } from './text.ts';

/** The founding list's life expectancies beside the UN's, where they differ. */
export function DifferingFigures() {
  const { differing } = methodologyText;
  return (
    <ScoreTable
      caption={differing.caption}
      head={
        <>
          <th scope="col">{differing.place}</th>
          <th scope="col" data-figure>
            {differing.shown}
          </th>
          <th scope="col" data-figure>
            {differing.un}
          </th>
          <th scope="col">{differing.other}</th>
        </>
      }
    >
      <tbody>
        {differingFigures.map(({ place, shownYears, unYears, other }) => (
          <tr key={place}>
            <th scope="row">{place}</th>
            <td data-figure>{shownYears.toFixed(1)}</td>
            <td data-figure>{unYears.toFixed(1)}</td>
            <td>{other === '' ? differing.none : other}</td>
          </tr>
        ))}
      </tbody>
    </ScoreTable>
  );
}
