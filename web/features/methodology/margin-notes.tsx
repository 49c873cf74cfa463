import { methodologySources, type SourceKey } from '../../../content/methodology/methodology-sources.ts';
import styles from './margin-notes.module.css';
import { noteNumbers } from './prose.tsx';

/** The notes that a passage cites for the first time; they stand beside it where the page is wide enough, else under it. */
export function MarginNotes({ sources }: { sources: readonly SourceKey[] }) {
  if (sources.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {sources.map((key) => (
        <li key={key} id={`note-${noteNumbers.get(key)}`} className={styles.note} tabIndex={-1}>
          <span className={styles.number}>{noteNumbers.get(key)}</span>
          <Source source={key} />
        </li>
      ))}
    </ul>
  );
}

function Source({ source }: { source: SourceKey }) {
  const { title, publisher, year, url } = methodologySources[source];
  return (
    <span>
      <a href={url} rel="noopener">
        {title}
      </a>
      . {publisher}
      {year !== null && `, ${year}`}.
    </span>
  );
}
