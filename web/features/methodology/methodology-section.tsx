import type { ReactNode } from 'react';
import type { MethodologyBlock, MethodologyFigure } from '../../../content/methodology/methodology-types.ts';
import { DashList } from '../../ui/page/dash-list.tsx';
import { MarginNotes } from './margin-notes.tsx';
import type { MethodologyData } from './methodology-data.ts';
import styles from './methodology-section.module.css';
import { Prose } from './prose.tsx';

export type MethodologyFigures = Readonly<Record<MethodologyFigure, ReactNode>>;

interface SectionProps {
  readonly section: MethodologyData['sections'][number];
  readonly figures: MethodologyFigures;
}

/** One titled section of the methodology, with notes in the margin of each block. */
export function MethodologySectionView({ section, figures }: SectionProps) {
  return (
    <section id={section.id} className={styles.section} aria-labelledby={`${section.id}-title`} tabIndex={-1}>
      <h2 id={`${section.id}-title`} className={styles.title}>
        {section.title}
      </h2>
      {section.blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are a fixed list that never changes order
        <div key={index} className={styles.passage} data-kind={block.kind}>
          <Block block={block} figures={figures} />
          <MarginNotes sources={section.firstCitations[index] ?? []} />
        </div>
      ))}
    </section>
  );
}

function Block({ block, figures }: { block: MethodologyBlock; figures: MethodologyFigures }) {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <Prose text={block.text} />
        </p>
      );
    case 'heading':
      return <h3>{block.text}</h3>;
    case 'list':
      return <DashList items={block.items}>{(item) => <Prose text={item} />}</DashList>;
    case 'terms':
      return <Terms terms={block.terms} />;
    case 'sides':
      return <Sides sides={block.sides} />;
    case 'figure':
      return figures[block.figure];
  }
}

type BlockOf<Kind extends MethodologyBlock['kind']> = Extract<MethodologyBlock, { kind: Kind }>;

function Terms({ terms }: Pick<BlockOf<'terms'>, 'terms'>) {
  return (
    <dl>
      {terms.map(({ term, text }) => (
        <div key={term} className={styles.term}>
          <dt>{term}</dt>
          <dd>
            <Prose text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Sides({ sides }: Pick<BlockOf<'sides'>, 'sides'>) {
  return (
    <div className={styles.sides}>
      {sides.map(({ title, paragraphs }) => (
        <div key={title} className={styles.side}>
          <h3>{title}</h3>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <Prose text={paragraph} />
            </p>
          ))}
        </div>
      ))}
    </div>
  );
}
