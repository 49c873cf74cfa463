import { Fragment } from 'react';
import { methodologySections } from '../../../content/methodology/methodology.ts';
import type { SourceKey } from '../../../content/methodology/methodology-sources.ts';
import { FarPart } from '../../ui/late/far-part.tsx';
import { ContentsList } from './contents-list.tsx';
import { type BroughtFigures, MethodologySectionView } from './methodology-section.tsx';
import styles from './methodology-text.module.css';
import { citedSources, textsOf } from './note-numbers.ts';

const firstCitations = listFirstCitations();

/** The whole methodology: contents, sections, notes. */
export function MethodologyText({ brought }: { brought: BroughtFigures }) {
  return (
    <div className={styles.layout}>
      <ContentsList />
      <div>
        {methodologySections.map((section, index) => {
          const Part = index === 0 ? Fragment : FarPart;
          return (
            <Part key={section.id}>
              <MethodologySectionView
                section={section}
                firstCitations={firstCitations.get(section.id) ?? []}
                brought={brought}
              />
            </Part>
          );
        })}
      </div>
    </div>
  );
}

/** For each section and block, the sources that are cited there first; each note stands on the page once. */
function listFirstCitations(): ReadonlyMap<string, readonly (readonly SourceKey[])[]> {
  const seen = new Set<SourceKey>();
  const takeUnseen = (key: SourceKey) => !seen.has(key) && seen.add(key) !== undefined;
  return new Map(
    methodologySections.map(({ id, blocks }) => [
      id,
      blocks.map((block) => textsOf(block).flatMap(citedSources).filter(takeUnseen)),
    ]),
  );
}
