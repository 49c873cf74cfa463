import { Fragment, type ReactNode, use } from 'react';
import type { MethodologyBlock, MethodologyFigure } from '../../../content/methodology/methodology-types.ts';
import { DashList } from '../../ui/page/dash-list.tsx';
import { TextLink } from '../../ui/page/linked-text.tsx';
import { citationPattern } from './citation-pattern.ts';
import marginNotesStyles from './margin-notes.module.css';
import type { MethodologyData, NumberedSource } from './methodology-data.ts';
import styles from './methodology-section.module.css';
import { NotesContext } from './notes-context.ts';
import proseStyles from './prose.module.css';
import { methodologyText } from './text.ts';

const markup = new RegExp(`${citationPattern.source}|\\[([^\\]]+)\\]\\(([^)]+)\\)`, 'g');

export type MethodologyFigures = Readonly<Record<MethodologyFigure, ReactNode>>;

interface MethodologySectionViewProps {
  readonly section: MethodologyData['sections'][number];
  readonly figures: MethodologyFigures;
}

/** One section of the methodology, with notes in the margin beside its blocks. */
export function MethodologySectionView({ section, figures }: MethodologySectionViewProps) {
  return (
    <section id={section.id} className={styles.section} aria-labelledby={`${section.id}-title`} tabIndex={-1}>
      <h2 id={`${section.id}-title`} className={styles.title}>
        {section.title}
      </h2>
      {section.blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of the blocks never changes
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

/**
 * Notes about the sources that a block is the first to cite. They are beside the block if the page is wide enough, and
 * below it otherwise.
 */
function MarginNotes({ sources }: { sources: readonly string[] }) {
  const notes = use(NotesContext);
  const cited = sources.flatMap((key) => notes[key] ?? []);
  if (cited.length === 0) return null;
  return (
    <ul className={marginNotesStyles.notes}>
      {cited.map((note) => (
        <li key={note.number} id={`note-${note.number}`} className={marginNotesStyles.note} tabIndex={-1}>
          <span className={marginNotesStyles.number}>{note.number}</span>
          <Source note={note} />
        </li>
      ))}
    </ul>
  );
}

function Source({ note: { title, publisher, year, url } }: { note: NumberedSource }) {
  return (
    <span>
      <a href={url} rel="noopener">
        {title}
      </a>
      . {publisher}
      {year !== null && `, ${year}`}.
    </span>
  );
}

/** Renders a text of the methodology. Citations become superscript numbers that link to their notes. */
function Prose({ text }: { text: string }) {
  const notes = use(NotesContext);
  const pieces = [];
  let end = 0;
  for (const match of text.matchAll(markup)) {
    const [whole, key, label, address] = match;
    pieces.push(<Fragment key={end}>{text.slice(end, match.index)}</Fragment>);
    pieces.push(
      key === undefined ? (
        <TextLink key={match.index} label={label ?? ''} address={address ?? ''} />
      ) : (
        <NoteReference key={match.index} number={notes[key]?.number ?? 0} />
      ),
    );
    end = match.index + whole.length;
  }
  return (
    <>
      {pieces}
      {text.slice(end)}
    </>
  );
}

function NoteReference({ number }: { number: number }) {
  return (
    <sup className={proseStyles.reference}>
      <a href={`#note-${number}`} aria-label={`${methodologyText.note} ${number}`}>
        {number}
      </a>
    </sup>
  );
}
