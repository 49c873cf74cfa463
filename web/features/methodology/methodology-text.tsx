import { Fragment } from 'react';
import { DeferredLayoutPart } from '../../ui/lazy/deferred-layout-part.tsx';
import { AccessBands } from './access-bands.tsx';
import { DifferingFigures } from './differing-figures.tsx';
import { EstimateLine } from './estimate-line.tsx';
import { EstimateTable } from './estimate-table.tsx';
import { HubScores } from './hub-scores.tsx';
import type { MethodologyData } from './methodology-data.ts';
import { type MethodologyFigures, MethodologySectionView } from './methodology-section.tsx';
import styles from './methodology-text.module.css';
import { NotesContext } from './notes-context.ts';
import { methodologyText } from './text.ts';

/** Components of another feature with figures. */
type BroughtFigures = Pick<MethodologyFigures, 'records-checksum'>;

interface MethodologyTextProps {
  readonly methodology: MethodologyData;
  readonly brought: BroughtFigures;
}

/** The whole methodology: contents, sections, notes. */
export function MethodologyText({ methodology, brought }: MethodologyTextProps) {
  const { sections, notes, estimates, bands, scores, differing } = methodology;
  const figures: MethodologyFigures = {
    'estimate-line': <EstimateLine />,
    'estimate-table': <EstimateTable rows={estimates} />,
    'access-bands': <AccessBands rows={bands} />,
    'hub-scores': <HubScores groups={scores} />,
    'differing-figures': <DifferingFigures rows={differing} />,
    ...brought,
  };
  return (
    <NotesContext value={notes}>
      <div className={styles.layout}>
        <ContentsList sections={sections} />
        <div>
          {sections.map((section, index) => {
            const Part = index === 0 ? Fragment : DeferredLayoutPart;
            return (
              <Part key={section.id}>
                <MethodologySectionView section={section} figures={figures} />
              </Part>
            );
          })}
        </div>
      </div>
    </NotesContext>
  );
}

/** Table of contents: above the text on a narrow page, sticky beside it on a wide one. */
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
