import { escapeMarkup } from '../../domain/text/escape-markup.ts';

/** The parts inserted into a shell. */
export interface PageShellParts {
  /** Markup for the head. */
  readonly head: string;
  /** Markup of the content. */
  readonly body: string;
  /** Canonical path of the page, in the shell's language. */
  readonly path: string;
}

/** A built page without content, ready to be filled in. */
export interface PageShell {
  readonly fill: (parts: PageShellParts) => string;
}

/** The shell's own head elements are between these two markers (web/pages/registry-pages/registry-page-meta.ts). */
const head = /<meta name="page-head" content="begin"\/>[\s\S]*?<meta name="page-head" content="end"\/>/;
/** The element that the content replaces (web/pages/registry-pages/registry-page.tsx). */
const slot = /<noscript data-slot="page">[^<]*<\/noscript>/;

/**
 * Splits a shell where the page's own parts go. It looks only for markers written by our own components.
 *
 * @param html The page as built.
 * @param address The shell's path, without its language: links to it in other languages will point to the page instead.
 * @throws If a marker is missing or occurs twice.
 */
export function splitPageShell(html: string, address: string): PageShell {
  const [first, afterHead] = cutOnce(html, head, 'the two marks of its head');
  const [middle, last] = cutOnce(afterHead, slot, 'one slot for its content');
  // As React renders the links of the language list.
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
