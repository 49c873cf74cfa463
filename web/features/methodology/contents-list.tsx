import type { MethodologySection } from '../../../content/methodology/methodology-types.ts';
import styles from './contents-list.module.css';
import { methodologyText } from './text.ts';

/** Table of contents: above the text on a narrow page, beside it and in view on a wide one. */
export function ContentsList({ sections }: { sections: readonly MethodologySection[] }) {
  return (
    <nav className={styles.contents} aria-labelledby="contents-title">
      <h2 id="contents-title" className={styles.title}>
        {methodologyText.contents}
      </h2>
      <ol className={styles.list}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
