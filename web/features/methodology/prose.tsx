import { Fragment, use } from 'react';
import { TextLink } from '../../ui/page/linked-text.tsx';
import { citation } from './citation.ts';
import { NotesContext } from './notes-context.ts';
import styles from './prose.module.css';
import { methodologyText } from './text.ts';

const markup = new RegExp(`${citation.source}|\\[([^\\]]+)\\]\\(([^)]+)\\)`, 'g');

/** Renders methodology text: citations as superscript numbers, links as links. */
export function Prose({ text }: { text: string }) {
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
    <sup className={styles.reference}>
      <a href={`#note-${number}`} aria-label={`${methodologyText.note} ${number}`}>
        {number}
      </a>
    </sup>
  );
}
