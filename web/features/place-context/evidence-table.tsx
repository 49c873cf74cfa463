import { Link } from 'react-router';
import type { Evidence } from '../../../content/place-profile.ts';
import { EvidenceGlyph } from './evidence-glyph.tsx';
import styles from './evidence-table.module.css';
import type { GradedFigure } from './place-context.ts';
import { evidenceText, gradeText } from './text.ts';

/** From what is counted to what is merely known. */
const gradeOrder: readonly Evidence[] = ['official', 'study', 'programme', 'editorial', 'general'];

function FigureTable({ figures }: { figures: readonly GradedFigure[] }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{evidenceText.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{evidenceText.figure}</th>
          <th scope="col">{evidenceText.value}</th>
          <th scope="col">{evidenceText.grade}</th>
        </tr>
      </thead>
      <tbody>
        {figures.map(({ label, value, note, evidence, source }) => (
          <tr key={label} data-evidence={evidence}>
            <th scope="row">
              {label}
              <span className={styles.note}>
                {source !== undefined && (
                  <>
                    <a href={source.url} rel="noopener">
                      {source.name}
                    </a>
                    ,{' '}
                  </>
                )}
                {note}
              </span>
            </th>
            <td className={styles.value}>{value}</td>
            <td>
              <span className={styles.grade}>
                <EvidenceGlyph evidence={evidence} />
                {gradeText[evidence].name}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Key({ grades }: { grades: readonly Evidence[] }) {
  return (
    <div className={styles.key}>
      <h3 className={styles.keyTitle}>{evidenceText.key}</h3>
      <dl className={styles.grades}>
        {grades.map((grade) => (
          <div key={grade}>
            <dt className={styles.grade}>
              <EvidenceGlyph evidence={grade} />
              {gradeText[grade].name}
            </dt>
            <dd>{gradeText[grade].meaning}</dd>
          </div>
        ))}
      </dl>
      <p>
        {evidenceText.more} <Link to="/methodology">{evidenceText.methodology}</Link>.
      </p>
    </div>
  );
}

/** Every figure of a page with the kind of evidence behind it, and a key to the kinds that occur. */
export function EvidenceTable({ figures }: { figures: readonly GradedFigure[] }) {
  const grades = gradeOrder.filter((grade) => figures.some(({ evidence }) => evidence === grade));
  return (
    <section className={styles.evidence} aria-labelledby="evidence">
      <h2 id="evidence">{evidenceText.title}</h2>
      <FigureTable figures={figures} />
      <Key grades={grades} />
    </section>
  );
}
