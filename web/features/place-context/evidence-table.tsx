import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { EvidenceKind } from '../../../content/place-profile.ts';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import evidenceGlyphStyles from './evidence-glyph.module.css';
import styles from './evidence-table.module.css';
import type { EvidenceGrade, GradedFigure } from './place-context.ts';
import { evidenceTableText } from './text.ts';

const shapes: Readonly<Record<EvidenceKind, ReactNode>> = {
  official: <circle cx="8" cy="8" r="6" className={evidenceGlyphStyles.full} />,
  study: <path d="M8 1l7 7-7 7-7-7z" className={evidenceGlyphStyles.full} />,
  programme: (
    <>
      <circle cx="8" cy="8" r="5.5" />
      <path d="M8 2.5a5.5 5.5 0 0 0 0 11z" className={evidenceGlyphStyles.full} />
    </>
  ),
  founding: <path d="M2.5 2.5h11v11h-11z" />,
  editorial: <circle cx="8" cy="8" r="5.5" />,
  general: <circle cx="8" cy="8" r="5.5" strokeDasharray="1.6 2.72" />,
};

const frame = {
  className: evidenceGlyphStyles.glyph,
  viewBox: '0 0 16 16',
  width: 14,
  height: 14,
  focusable: 'false',
} as const;

/** Kinds of evidence that have no source to link to. */
const kindsWithoutSource: readonly EvidenceKind[] = ['founding', 'editorial'];

function Figure({ figure: { label, source, note, evidence } }: { figure: GradedFigure }) {
  return (
    <>
      {label}
      {!kindsWithoutSource.includes(evidence) && (
        <span className={`note ${styles.note}`}>
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
      <h3 className="tag">{evidenceTableText.key}</h3>
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
        {evidenceTableText.more} <Link to="/methodology">{evidenceTableText.methodology}</Link>.
      </p>
    </div>
  );
}

interface EvidenceTableProps {
  readonly figures: readonly GradedFigure[];
  /** The kinds of evidence that the figures have. */
  readonly grades: readonly EvidenceGrade[];
  /** Content between the table and the legend, such as corrections of the figures. */
  readonly children?: ReactNode;
}

/** A table of all figures on a page and their kinds of evidence, with a legend. */
export function EvidenceTable({ figures, grades, children }: EvidenceTableProps) {
  const columns: readonly TableColumn<GradedFigure>[] = [
    { id: 'figure', title: evidenceTableText.figure, isRowHead: true, Cell: ({ row }) => <Figure figure={row} /> },
    { id: 'value', title: evidenceTableText.value, Cell: ({ row }) => row.value },
    {
      id: 'grade',
      title: evidenceTableText.grade,
      Cell: ({ row }) => {
        const grade = grades.find(({ evidence }) => evidence === row.evidence);
        return grade && <NamedEvidenceGlyph evidence={grade.evidence} name={grade.name} />;
      },
    },
  ];
  return (
    <section className={styles.evidence} aria-labelledby="evidence">
      <h2 id="evidence">{evidenceTableText.title}</h2>
      <DataTable
        className={styles.table}
        label={evidenceTableText.caption}
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

/**
 * The symbol of a kind of evidence, for use beside its name. Symbols differ in shape and fill and not only in colour.
 */
function EvidenceGlyph({ evidence }: { evidence: EvidenceKind }) {
  return (
    <svg {...frame} aria-hidden="true">
      {shapes[evidence]}
    </svg>
  );
}

/** The symbol of a kind of evidence, for use without its name. The name is its tooltip and accessible label. */
function NamedEvidenceGlyph({ evidence, name }: { readonly evidence: EvidenceKind; readonly name: string }) {
  return (
    <span title={name}>
      <svg {...frame} role="img" aria-label={name}>
        {shapes[evidence]}
      </svg>
    </span>
  );
}
