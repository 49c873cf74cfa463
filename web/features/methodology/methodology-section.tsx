import type { ReactNode } from 'react';
import type { SourceKey } from '../../../content/methodology/methodology-sources.ts';
import type {
  MethodologyBlock,
  MethodologyFigure,
  MethodologySection,
} from '../../../content/methodology/methodology-types.ts';
import { AccessBands } from './access-bands.tsx';
import { DifferingFigures } from './differing-figures.tsx';
import { EstimateLine } from './estimate-line.tsx';
import { EstimateTable } from './estimate-table.tsx';
import { HubScores } from './hub-scores.tsx';
import { MarginNotes } from './margin-notes.tsx';
import styles from './methodology-section.module.css';
import { Prose } from './prose.tsx';

/** The figures this feature draws itself; the page brings the others. */
const figures: Record<Exclude<MethodologyFigure, BroughtFigure>, () => ReactNode> = {
  'estimate-line': EstimateLine,
  'estimate-table': EstimateTable,
  'access-bands': AccessBands,
  'hub-scores': HubScores,
  'differing-figures': DifferingFigures,
};

/** Figures that belong to another feature. */
type BroughtFigure = 'records-checksum';

export type BroughtFigures = Readonly<Record<BroughtFigure, ReactNode>>;

interface SectionProps {
  readonly section: MethodologySection;
  /** For each block the sources it is the first on the page to cite. */
  readonly firstCitations: readonly (readonly SourceKey[])[];
  readonly brought: BroughtFigures;
}

/** One titled part of the methodology, each block with its notes in the margin. */
export function MethodologySectionView({ section, firstCitations, brought }: SectionProps) {
  return (
    <section id={section.id} className={styles.section} aria-labelledby={`${section.id}-title`} tabIndex={-1}>
      <h2 id={`${section.id}-title`} className={styles.title}>
        {section.title}
      </h2>
      {section.blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are a fixed list that never changes order
        <div key={index} className={styles.passage} data-kind={block.kind}>
          <Block block={block} brought={brought} />
          <MarginNotes sources={firstCitations[index] ?? []} />
        </div>
      ))}
    </section>
  );
}

function Block({ block, brought }: { block: MethodologyBlock; brought: BroughtFigures }) {
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
      return <ItemList items={block.items} />;
    case 'terms':
      return <Terms terms={block.terms} />;
    case 'sides':
      return <Sides sides={block.sides} />;
    case 'figure': {
      if (block.figure === 'records-checksum') return brought[block.figure];
      const Figure = figures[block.figure];
      return <Figure />;
    }
  }
}

function ItemList({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item}>
          <Prose text={item} />
        </li>
      ))}
    </ul>
  );
}

type BlockOf<Kind extends MethodologyBlock['kind']> = Extract<MethodologyBlock, { kind: Kind }>;

function Terms({ terms }: Pick<BlockOf<'terms'>, 'terms'>) {
  return (
    <dl className={styles.terms}>
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
