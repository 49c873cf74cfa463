import type { FileAnalysis } from '../../../../../domain/registry-admin/file-analysis.ts';
import { formatInteger } from '../format-numbers.ts';
import { RecordLocationsMap } from '../record-locations-map.tsx';
import styles from '../registry-admin.module.css';
import { registryAdminText } from '../registry-admin-text.ts';
import mapping from './mapping.module.css';

const text = registryAdminText.mapping;
type Preview = FileAnalysis['preview'];

/** Shows ten records and their locations as they would be published, and the values that could not be parsed. */
export function RecordPreview({ preview, isReading }: { preview: Preview; isReading: boolean }) {
  const { read, kept, hours, whereabouts, dropped, doubtful, records } = preview;
  const places = records.map(({ where, name, position }) => ({
    record: where,
    reason: name,
    ...(position !== null && { position }),
  }));
  const misunderstood = [...dropped, ...doubtful];
  return (
    <section className={styles.preview} aria-busy={isReading} aria-labelledby="registry-preview">
      <h4 id="registry-preview">{text.preview}</h4>
      <p role="status">
        {isReading
          ? text.refreshing
          : `${text.previewCount(formatInteger(read), formatInteger(kept))} ${text.hours(formatInteger(hours.said), formatInteger(hours.understood))}`}
      </p>
      {whereabouts !== null && <p>{text.whereabouts(whereabouts)}</p>}
      <div className={styles.examples}>
        <RecordLocationsMap places={places} />
        <ol className={styles.exampleList}>
          {records.map((record) => (
            <PreviewLine key={record.where} record={record} />
          ))}
        </ol>
      </div>
      {misunderstood.length > 0 && (
        <>
          <h4>{text.notUnderstood}</h4>
          <ul className={styles.notes}>
            {misunderstood.map(({ reason, count, example }) => (
              <li key={reason} dir="auto">
                {formatInteger(count)} × {reason}
                {example !== '' && `: ${example}`}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function PreviewLine({ record }: { record: Preview['records'][number] }) {
  const { name, address, location, hours, hoursText, remarks } = record;
  return (
    <li dir="auto">
      <strong>{name}</strong> {[address, location].filter(Boolean).join(' · ')}
      {hoursText !== null && (
        <span className={styles.line}>
          {hoursText} <span className={mapping.tag}>{hours === 'read' ? text.read : text.words}</span>
        </span>
      )}
      {remarks.length > 0 && <span className={styles.wantingLine}>{remarks.join('; ')}</span>}
    </li>
  );
}
