import type { ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { type MetaDescriptor, StaticRouter } from 'react-router';
import { pathInLanguage } from '../../languages/languages.ts';
import { language } from '../../languages/localize-text.ts';
import { aedListRegistryPage } from '../emergency/aed-list-registry-page.tsx';
import { aedRegistryPage } from '../emergency/aed-registry-page.tsx';
import { pageDataId } from './embedded-page-data.ts';
import type { RegistryPageKind } from './registry-page-kind.ts';
import { buildRegistryPageHead } from './registry-page-meta.ts';

/** What the server inserts into a shell. */
export interface RenderedRegistryPage {
  /** HTML for the head: the title, the description, the URLs in all languages and the page's data. */
  readonly head: string;
  /** HTML of the content. It is identical to what the page renders first in the browser, as hydration requires. */
  readonly body: string;
}

// biome-ignore lint/suspicious/noExplicitAny: each kind gets only the data of its own kind
const kinds: readonly RegistryPageKind<any>[] = [aedRegistryPage, aedListRegistryPage];

/**
 * Renders the content of a page in this build's language. The server loads this function from
 * build/pages/{language}.js.
 *
 * @param name Name of the kind of page.
 * @param data Props of the kind's `Content`, as JSON.
 */
export function renderRegistryPage(name: string, data: unknown): RenderedRegistryPage {
  const kind = kinds.find((entry) => entry.name === name);
  if (kind === undefined) throw new Error(`There is no kind of page '${name}' in render-registry-page.tsx.`);
  const meta = kind.metaOf(data);
  const head = renderToStaticMarkup(
    <>
      {buildRegistryPageHead(meta).map((descriptor) => tagOf(descriptor))}
      <script
        id={pageDataId}
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose opening brackets are escaped, in an element that browsers do not execute
        dangerouslySetInnerHTML={{ __html: stringifyJsonForHtml(data) }}
      />
    </>,
  );
  const body = renderToString(
    <StaticRouter location={pathInLanguage(language, meta.path)}>
      <kind.Content data={data} />
    </StaticRouter>,
  );
  return { head, body };
}

/** Renders a descriptor in the same way as the router's `Meta`. */
function tagOf(descriptor: MetaDescriptor): ReactElement {
  const key = JSON.stringify(descriptor);
  if ('title' in descriptor) return <title key={key}>{String(descriptor.title)}</title>;
  if ('tagName' in descriptor) {
    const { tagName: _, ...attributes } = descriptor;
    return <link key={key} {...attributes} />;
  }
  return <meta key={key} {...descriptor} />;
}

/**
 * Converts a value to JSON in which "<" is escaped, so that data from a source cannot close the element that contains
 * it.
 */
export const stringifyJsonForHtml = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
