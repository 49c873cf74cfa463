import { escapeMarkup } from '../../domain/text/escape-markup.ts';

/** What is put into a shell. */
export interface PageParts {
  /** Markup for the head. */
  readonly head: string;
  /** Markup of the content. */
  readonly body: string;
  /** Address of the page, in the shell's language. */
  readonly path: string;
}

/** A page without its content, as the build wrote it, ready to be filled in. */
export interface Shell {
  readonly fill: (parts: PageParts) => string;
}

/** Between these two stands what the shell's head says of itself (web/pages/filled/filled-meta.ts). */
const head = /<meta name="page-head" content="begin"\/>[\s\S]*?<meta name="page-head" content="end"\/>/;
/** The one element that gives way to the content (web/pages/filled/filled-page.tsx). */
const slot = /<noscript data-slot="page">[^<]*<\/noscript>/;

/**
 * Cuts a shell where its page's own parts go. Only marks that our own components wrote are looked for.
 *
 * @param html The page as the build wrote it.
 * @param address Of the shell, without its language: links to it in other languages lead to the page instead.
 * @throws Where a mark is missing, or is there twice.
 */
export function cutShell(html: string, address: string): Shell {
  const [first, afterHead] = cutOnce(html, head, 'the two marks of its head');
  const [middle, last] = cutOnce(afterHead, slot, 'one slot for its content');
  // As the list of languages writes them.
  const ownLinks = new RegExp(` href="((?:/[\\w-]+)?)${address}"`, 'g');
  const link = (piece: string, path: string) => piece.replace(ownLinks, (_, tag: string) => ` href="${tag}${path}"`);
  return {
    fill({ head: headParts, body, path }) {
      const written = escapeMarkup(path);
      return `${link(first, written)}${headParts}${link(middle, written)}${body}${link(last, written)}`;
    },
  };
}

function cutOnce(html: string, mark: RegExp, expected: string): readonly [string, string] {
  const pieces = html.split(mark);
  const [before, after] = pieces;
  if (before === undefined || after === undefined || pieces.length !== 2)
    throw new Error(`The shell must hold ${expected}, but has ${pieces.length - 1}. Build the site again.`);
  return [before, after];
}
