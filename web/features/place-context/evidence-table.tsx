import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Evidence } from '../../../content/place-profile.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { EvidenceGlyph, NamedEvidenceGlyph } from './evidence-glyph.tsx';
import styles from './evidence-table.module.css';
import type { EvidenceGrade, GradedFigure } from './place-context.ts';
import { evidenceText } from './text.ts';

/** For these the key says everything: readers need not consult the note at the top of the page. */
const withoutSource: readonly Evidence[] = ['founding', 'editorial'];

function Figure({ figure: { label, source, note, evidence } }: { figure: GradedFigure }) {
  return (
    <>
      {label}
      {!withoutSource.includes(evidence) && (
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
      )}
    </>
  );
}

function Key({ grades }: { grades: readonly EvidenceGrade[] }) {
  return (
    <div className={styles.key}>
      <h3 className="tag">{evidenceText.key}</h3>
      <dl className={styles.grades}>
        {grades.map(({ evidence, name, meaning }) => (
          <div key={evidence}>
            <dt className={styles.grade}>
              <EvidenceGlyph evidence={evidence} />
              {name}
            </dt>
            <dd>{meaning}</dd>
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
  /** Those that occur among the figures. */
  readonly grades: readonly EvidenceGrade[];
  /** After the table: corrections of the figures since publication. */
  readonly children?: ReactNode;
}

/** Every figure of a page with its kind of evidence, and a key to the kinds that occur. */
export function EvidenceTable({ figures, grades, children }: EvidenceTableProps) {
  const columns: readonly Column<GradedFigure>[] = [
    { id: 'figure', title: evidenceText.figure, isRowHead: true, Cell: ({ row }) => <Figure figure={row} /> },
    { id: 'value', title: evidenceText.value, Cell: ({ row }) => row.value },
    {
      id: 'grade',
      title: evidenceText.grade,
      Cell: ({ row }) => {
        const grade = grades.find(({ evidence }) => evidence === row.evidence);
        return grade && <NamedEvidenceGlyph evidence={grade.evidence} name={grade.name} />;
      },
    },
  ];
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
