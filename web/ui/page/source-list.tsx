import styles from './source-list.module.css';

interface ListedSource {
  readonly title: string;
  readonly publisher: string;
  /** Year of publication; null if the source does not state it. */
  readonly year: number | null;
  readonly url: string;
}

/** A numbered list of sources, each with its linked title, publisher and year. */
export function SourceList({ sources, undated }: { sources: readonly ListedSource[]; undated: string }) {
  return (
    <ol className={styles.list}>
      {sources.map(({ title, publisher, year, url }) => (
        <li key={url + title}>
          <span>
            <a href={url} rel="noopener">
              {title}
            </a>
            . {publisher}, {year ?? undated}.
          </span>
        </li>
      ))}
    </ol>
  );
}
