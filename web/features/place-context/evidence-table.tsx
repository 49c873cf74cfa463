import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Evidence } from '../../../content/place-profile.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { EvidenceGlyph } from './evidence-glyph.tsx';
import styles from './evidence-table.module.css';
import type { GradedFigure } from './place-context.ts';
import { evidenceText, gradeText } from './text.ts';

/** From what is counted to what is merely known. */
const gradeOrder: readonly Evidence[] = ['official', 'study', 'programme', 'founding', 'editorial', 'general'];

const columns: readonly Column<GradedFigure>[] = [
  { id: 'figure', title: evidenceText.figure, isRowHead: true, Cell: ({ row }) => <Figure figure={row} /> },
  { id: 'value', title: evidenceText.value, Cell: ({ row }) => row.value },
  { id: 'grade', title: evidenceText.grade, Cell: ({ row }) => <Grade evidence={row.evidence} /> },
];

function Figure({ figure: { label, source, note } }: { figure: GradedFigure }) {
  return (
    <>
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
    </>
  );
}

function Grade({ evidence }: { evidence: Evidence }) {
  return (
    <span className={styles.grade}>
      <EvidenceGlyph evidence={evidence} />
      {gradeText[evidence].name}
    </span>
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

interface EvidenceTableProps {
  readonly figures: readonly GradedFigure[];
  /** Follows the table: what is said about the figures since. */
  readonly children?: ReactNode;
}

/** Every figure of a page with the kind of evidence behind it, and a key to the kinds that occur. */
export function EvidenceTable({ figures, children }: EvidenceTableProps) {
  const grades = gradeOrder.filter((grade) => figures.some(({ evidence }) => evidence === grade));
  return (
    <section className={styles.evidence} aria-labelledby="evidence">
      <h2 id="evidence">{evidenceText.title}</h2>
      <DataTable
        className={styles.table}
        label={evidenceText.caption}
        columns={columns}
        rows={figures}
        keyOf={({ label }) => label}
        attributesOf={({ evidence }) => ({ 'data-evidence': evidence })}
      />
      {children !== undefined && <div className={styles.since}>{children}</div>}
      <Key grades={grades} />
    </section>
  );
}
