import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { worldLifeExpectancy } from '../../../../content/life-expectancy.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './comparison.module.css';
import { comparisonFacts } from './comparison-facts.tsx';
import { findRow, type PlaceRow } from './place-row.ts';
import { tableRoles } from './table-roles.ts';
import { placesText } from './text.ts';

export const comparisonId = 'compare';

interface ComparisonProps {
  readonly compareIds: readonly string[];
  /** The titles of each place's pillars, by its id. */
  readonly pillars: Readonly<Record<string, readonly string[]>>;
}

/** Up to four places next to each other, fact by fact. Printed, it is all that the page prints. */
export function Comparison({ compareIds, pillars }: ComparisonProps) {
  const rows = compareIds.map(findRow).filter((row) => row !== null);
  const isOpen = rows.length > 1;
  return (
    <section
      id={comparisonId}
      className={styles.comparison}
      aria-labelledby="compare-title"
      tabIndex={-1}
      data-open={isOpen}
    >
      <div className={styles.head}>
        <h2 id="compare-title">{placesText.compareTitle}</h2>
        {isOpen && (
          <Button onClick={() => window.print()}>
            <Printer aria-hidden="true" size={18} />
            {placesText.print}
          </Button>
        )}
      </div>
      {isOpen ? (
        <>
          <ComparisonTable rows={rows} pillars={pillars} />
          <p className={styles.note}>
            {placesText.noFigure} {placesText.world(worldLifeExpectancy.years, worldLifeExpectancy.year)}
          </p>
        </>
      ) : (
        <p className={styles.invitation}>{placesText.compareInvitation}</p>
      )}
    </section>
  );
}

function ComparisonTable({ rows, pillars }: { rows: readonly PlaceRow[]; pillars: ComparisonProps['pillars'] }) {
  return (
    <table
      className={styles.table}
      {...tableRoles.table}
      aria-label={placesText.compareLabel}
      data-places={rows.length}
    >
      <thead {...tableRoles.group}>
        <tr {...tableRoles.row}>
          <th {...tableRoles.column} className={styles.corner}>
            <span className="visually-hidden">{placesText.fact}</span>
          </th>
          {rows.map(({ hub }) => (
            <th key={hub.id} {...tableRoles.column} className={styles.place}>
              {hub.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRoles.group}>
        {comparisonFacts.map(({ title, show }) => (
          <Fact key={title} title={title}>
            {rows.map((row) => (
              <td key={row.hub.id} {...tableRoles.cell}>
                <span className={styles.whose} aria-hidden="true">
                  {row.hub.name}
                </span>
                {show(row, pillars[row.hub.id] ?? [])}
              </td>
            ))}
          </Fact>
        ))}
      </tbody>
    </table>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <tr {...tableRoles.row}>
      <th {...tableRoles.rowHead} className={styles.fact}>
        {title}
      </th>
      {children}
    </tr>
  );
}
