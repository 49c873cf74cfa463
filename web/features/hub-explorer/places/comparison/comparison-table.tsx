import Printer from '@lucide/icons/icons/printer';
import { useMemo } from 'react';
import { worldLifeExpectancy } from '../../../../../content/figures/life-expectancy.ts';
import { formatNumber } from '../../../../languages/format.ts';
import { Button } from '../../../../ui/control/button.tsx';
import { DataTable, type TableColumn } from '../../../../ui/data-table.tsx';
import { Icon } from '../../../../ui/page/icon.tsx';
import { PlaceName } from '../../hub/place-name.tsx';
import type { PlaceRow } from '../rows/place-row.ts';
import styles from './comparison.module.css';
import { type ComparedProfile, type ComparisonFact, comparisonFacts } from './comparison-facts.tsx';
import { comparisonText } from './comparison-text.ts';

interface ComparisonTableProps {
  readonly rows: readonly PlaceRow[];
  /** Profile data by place id. A place without a profile has no entry. */
  readonly profiles: Readonly<Record<string, ComparedProfile>>;
}

const withoutProfile: ComparedProfile = { pillars: [], foundingYears: null, office: null };

const factColumn: TableColumn<ComparisonFact> = {
  id: 'fact',
  title: comparisonText.fact,
  isTitleHidden: true,
  isRowHead: true,
  Cell: ({ row: { title } }) => title,
};

function placeColumn(place: PlaceRow, profiles: ComparisonTableProps['profiles']): TableColumn<ComparisonFact> {
  const profile = profiles[place.hub.id] ?? withoutProfile;
  return {
    id: place.hub.id,
    title: place.hub.name,
    Cell: ({ row: { show } }) => (
      <>
        <span className={styles.whose} aria-hidden="true">
          <PlaceName hub={place.hub} />
        </span>
        {show(place, profile)}
      </>
    ),
  };
}

/**
 * A table with a column for each place and a row for each fact. On a narrow page each fact becomes a block with the
 * values of all places.
 */
export function ComparisonTable({ rows, profiles }: ComparisonTableProps) {
  const columns = useMemo(() => [factColumn, ...rows.map((row) => placeColumn(row, profiles))], [rows, profiles]);
  return (
    <>
      <DataTable
        className={styles.table}
        label={comparisonText.label}
        columns={columns}
        rows={comparisonFacts}
        keyOf={({ title }) => title}
      />
      <div className={styles.foot}>
        <p className={`note ${styles.note}`}>
          {comparisonText.noFigure}{' '}
          {comparisonText.world(formatNumber(worldLifeExpectancy.years, 1), worldLifeExpectancy.year)}
        </p>
        <Button onClick={() => window.print()}>
          <Icon of={Printer} size={18} />
          {comparisonText.print}
        </Button>
      </div>
    </>
  );
}
