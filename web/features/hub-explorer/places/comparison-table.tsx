import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { worldLifeExpectancy } from '../../../../content/life-expectancy.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './comparison.module.css';
import { type ComparedProfile, comparisonFacts } from './comparison-facts.tsx';
import { comparisonText } from './comparison-text.ts';
import type { PlaceRow } from './place-row.ts';
import { tableRoles } from './table-roles.ts';

interface ComparisonTableProps {
  readonly rows: readonly PlaceRow[];
  /** By the id of the place; a place without a profile is missing. */
  readonly profiles: Readonly<Record<string, ComparedProfile>>;
}

const withoutProfile: ComparedProfile = { pillars: [], foundingYears: null };

/** A column for each place, a row for each fact; on a narrow page each fact becomes a block with every place's value. */
export function ComparisonTable({ rows, profiles }: ComparisonTableProps) {
  return (
    <>
      <table className={styles.table} {...tableRoles.table} aria-label={comparisonText.label} data-places={rows.length}>
        <thead {...tableRoles.group}>
          <tr {...tableRoles.row}>
            <th {...tableRoles.column} className={styles.corner}>
              <span className="visually-hidden">{comparisonText.fact}</span>
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
                  {show(row, profiles[row.hub.id] ?? withoutProfile)}
                </td>
              ))}
            </Fact>
          ))}
        </tbody>
      </table>
      <div className={styles.foot}>
        <p className={styles.note}>
          {comparisonText.noFigure} {comparisonText.world(worldLifeExpectancy.years, worldLifeExpectancy.year)}
        </p>
        <Button onClick={() => window.print()}>
          <Printer aria-hidden="true" size={18} />
          {comparisonText.print}
        </Button>
      </div>
    </>
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
