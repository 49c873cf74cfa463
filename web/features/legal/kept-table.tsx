import type { KeptRecord } from './legal-document.ts';
import styles from './legal-page.module.css';
import { legalText } from './text.ts';

/** What is stored under which name, and until when; on a narrow page each row stands as a block. */
export function KeptTable({ caption, rows }: { caption: string; rows: readonly KeptRecord[] }) {
  const { name, what, until } = legalText.columns;
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{name}</th>
          <th scope="col">{what}</th>
          <th scope="col">{until}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">
              <code>{row.name}</code>
            </th>
            <td>{row.what}</td>
            <td>
              <span className={styles.label}>{until}: </span>
              {row.until}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
