import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { DeferredLayoutPart } from '../../ui/lazy/deferred-layout-part.tsx';
import { DifferingFigures } from './differing-figures.tsx';
import estimateLineStyles from './estimate-line.module.css';
import { EstimateTable } from './estimate-table.tsx';
import { HubScores } from './hub-scores.tsx';
import styles from './methodology-article.module.css';
import type { AccessBandRow, MethodologyData } from './methodology-data.ts';
import { type MethodologyFigures, MethodologySectionView } from './methodology-section.tsx';
import { NotesContext } from './notes-context.ts';
import scoreTableStyles from './score-table.module.css';
import { methodologyText } from './text.ts';

const { access } = methodologyText;

const columns: readonly TableColumn<AccessBandRow>[] = [
  { id: 'kind', title: access.kind, isRowHead: true, Cell: ({ row }) => row.title },
  {
    id: 'range',
    title: access.range,
    isFigure: true,
    Cell: ({ row }) => `${row.lowest.toFixed(2)}–${row.highest.toFixed(2)}`,
  },
  { id: 'hubs', title: access.hubs, Cell: ({ row }) => row.hubs.join(', ') },
];

/** Figures that belong to other features. The page passes in their components. */
type ForeignFigures = Pick<MethodologyFigures, 'records-checksum'>;

interface MethodologyArticleProps {
  readonly methodology: MethodologyData;
  readonly foreignFigures: ForeignFigures;
}

/** The complete methodology. The table of contents comes after the first section. */
export function MethodologyArticle({ methodology, foreignFigures }: MethodologyArticleProps) {
  const { sections, notes, estimates, bands, scores, differing } = methodology;
  const [answer, ...rest] = sections;
  const figures: MethodologyFigures = {
    'estimate-line': <EstimateLine />,
    'estimate-table': <EstimateTable rows={estimates} />,
    'access-bands': <AccessBands rows={bands} />,
    'hub-scores': <HubScores groups={scores} />,
    'differing-figures': <DifferingFigures rows={differing} />,
    ...foreignFigures,
  };
  return (
    <NotesContext value={notes}>
      <div className={styles.layout}>
        {/* The first section answers what most readers want to know, so the table of contents comes after it. */}
        <div className={styles.answer}>
          {answer !== undefined && <MethodologySectionView section={answer} figures={figures} />}
        </div>
        <ContentsList sections={sections} />
        <div className={styles.rest}>
          {rest.map((section) => (
            <DeferredLayoutPart key={section.id}>
              <MethodologySectionView section={section} figures={figures} />
            </DeferredLayoutPart>
          ))}
        </div>
      </div>
    </NotesContext>
  );
}

/** The table of contents. On a narrow page it follows the first section, and on a wide one it stays beside the text. */
function ContentsList({ sections }: Pick<MethodologyData, 'sections'>) {
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

/** A table of the ranges of the estimated access scores, with the hubs in each range. */
function AccessBands({ rows }: { rows: readonly AccessBandRow[] }) {
  return (
    <DataTable
      className={scoreTableStyles.table}
      caption={access.caption}
      columns={columns}
      rows={rows}
      keyOf={({ title }) => title}
    />
  );
}

/** The linear formula of the estimated indices, with one place as an example. */
function EstimateLine() {
  return (
    <figure className={estimateLineStyles.figure}>
      <math display="block" aria-label={methodologyText.line.spoken} className={estimateLineStyles.formula}>
        <mi mathvariant="normal">SLI</mi>
        <mo>=</mo>
        <mn>0.86</mn>
        <mo>+</mo>
        <mn>0.02</mn>
        <mo>×</mo>
        <mrow>
          <mo>(</mo>
          <mtext>life expectancy</mtext>
          <mo>−</mo>
          <mn>82</mn>
          <mo>)</mo>
        </mrow>
      </math>
      <figcaption className={`note ${estimateLineStyles.example}`}>{methodologyText.line.example}</figcaption>
    </figure>
  );
}
