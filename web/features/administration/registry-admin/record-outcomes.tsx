import { useState } from 'react';
import type { DoubtfulRecord, DraftReport } from '../../../../domain/registry-admin/draft-report.ts';
import choiceLabel from '../../../ui/control/choice-label.module.css';
import { formatInteger } from './format-numbers.ts';
import { RecordLocationsMap } from './record-locations-map.tsx';
import styles from './registry-admin.module.css';
import { registryAdminText } from './registry-admin-text.ts';

const text = registryAdminText.report;

/** A possible outcome of importing a record, with the number of records that had it and the first of them. */
interface Case {
  readonly key: string;
  readonly kind: string;
  readonly cause: string;
  readonly count: number;
  readonly examples: readonly DoubtfulRecord[];
}

function casesOf({ overview, changes }: DraftReport): Case[] {
  const changed = (['added', 'removed', 'changed'] as const)
    .filter((kind) => changes.before !== null && changes[kind] > 0)
    .map((kind) => ({
      key: kind,
      kind: text.changeKinds[kind],
      cause: '',
      count: changes[kind],
      examples: changes.examples[kind].map(({ id, name, position }) => ({ record: id, reason: name, position })),
    }));
  const causes = overview.causes.map(({ kind, cause, count, examples }) => ({
    key: `${kind} ${cause}`,
    kind: text.kinds[kind],
    cause: kind === 'kept' ? text.keptCause : cause,
    count,
    examples,
  }));
  return [...changed, ...causes];
}

/**
 * Shows what an import did with the records: a list of outcomes, and a map with the first records of the selected
 * outcome.
 */
export function RecordOutcomes({ report }: { report: DraftReport }) {
  const cases = casesOf(report);
  const [chosenKey, setChosenKey] = useState(cases[0]?.key);
  const chosen = cases.find(({ key }) => key === chosenKey) ?? cases[0];
  if (chosen === undefined) return null;
  return (
    <div className={styles.cases}>
      <fieldset className={styles.causes}>
        <legend>{text.casesTitle}</legend>
        {cases.map(({ key, kind, cause, count }) => (
          <label key={key} className={choiceLabel.label}>
            <input type="radio" name="registry-case" checked={key === chosen.key} onChange={() => setChosenKey(key)} />
            <span>
              <strong>
                {kind} {formatInteger(count)}
              </strong>{' '}
              {cause}
            </span>
          </label>
        ))}
      </fieldset>
      <div className={styles.examples}>
        <RecordLocationsMap places={chosen.examples} />
        <ol className={styles.exampleList}>
          {chosen.examples.map(({ record, reason }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one record may be named twice, and the list never changes
            <li key={`${record} ${at}`}>
              <strong>{record}</strong> {reason}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
