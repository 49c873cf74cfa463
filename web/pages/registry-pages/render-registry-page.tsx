import type { ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { type MetaDescriptor, StaticRouter } from 'react-router';
import { pathInLanguage } from '../../languages/languages.ts';
import { language } from '../../languages/localize-text.ts';
import { aedRegistryPage } from '../emergency/aed-entry-kind.tsx';
import { aedListRegistryPage } from '../emergency/aeds-kind.tsx';
import { pageDataId } from './embedded-page-data.ts';
import type { RegistryPageKind } from './registry-page-kind.ts';
import { registryPageHead } from './registry-page-meta.ts';

/** What the server inserts into a shell. */
export interface RenderedRegistryPage {
  /** Title, description, URLs in all languages and the data, for the head. */
  readonly head: string;
  /** The content as initially rendered by the page. */
  readonly body: string;
}

// biome-ignore lint/suspicious/noExplicitAny: a kind is asked with the data of its own name alone
const kinds: readonly RegistryPageKind<any>[] = [aedRegistryPage, aedListRegistryPage];

/**
 * Renders a page's content in this build's language. The server loads it from build/pages/{language}.js.
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
      {registryPageHead(meta).map((descriptor) => tagOf(descriptor))}
      <script
        id={pageDataId}
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose opening brackets are escaped, in an element that runs nothing
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

/** In the format of the router's `Meta`. */
function tagOf(descriptor: MetaDescriptor): ReactElement {
  const key = JSON.stringify(descriptor);
  if ('title' in descriptor) return <title key={key}>{String(descriptor.title)}</title>;
  if ('tagName' in descriptor) {
    const { tagName: _, ...attributes } = descriptor;
    return <link key={key} {...attributes} />;
  }
  return <meta key={key} {...descriptor} />;
}

/** Register data must not close their element: a bracket is written as a JSON escape. */
export const stringifyJsonForHtml = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
