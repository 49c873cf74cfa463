import { escapeMarkup } from '../../domain/text/escape-markup.ts';

/** The parts of a page that are inserted into a built page without content, called a shell. */
export interface PageShellParts {
  /** The HTML of the page's own elements in the head. */
  readonly head: string;
  /** The HTML of the content. */
  readonly body: string;
  /** The canonical path of the page, without the language prefix. */
  readonly path: string;
}

/** A built page into which the content of any page of the same kind can be inserted. */
export interface PageShell {
  readonly fill: (parts: PageShellParts) => string;
}

/**
 * Matches the elements in the head that are replaced by a page's own. `web/pages/registry-pages/registry-page-meta.ts`
 * writes these markers.
 */
const head = /<meta name="page-head" content="begin"\/>[\s\S]*?<meta name="page-head" content="end"\/>/;
/**
 * Matches the element that is replaced by the page's content. `web/pages/registry-pages/registry-page.tsx` writes it.
 */
const slot = /<noscript data-slot="page">[^<]*<\/noscript>/;

/**
 * Splits a shell at the places where a page's own parts are inserted. These places are found by markers that the site's
 * own components write.
 * @param html The built page.
 * @param address The shell's path without language prefix. Links to the shell in other languages are replaced by links
 * to the page.
 * @throws If a marker is missing or occurs twice.
 */
export function splitPageShell(html: string, address: string): PageShell {
  const [first, afterHead] = cutOnce(html, head, 'the two marks of its head');
  const [middle, last] = cutOnce(afterHead, slot, 'one slot for its content');
  // Matches the links to the shell in the list of languages, in the form in which React renders them.
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
