import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { chooseEncoding, type PrecompressedEncoding } from '../http/files/encodings.ts';
import { computeEntityTag, isTagListed } from '../http/files/entity-tags.ts';
import type { PublishedFolderHandler } from '../http/files/published-files.ts';
import { movedLanguagePaths } from '../http/files/resolve-site-path.ts';
import type { Site } from '../http/files/site.ts';
import type { OpenRegistry } from '../open-data/open-registry.ts';
import { createAedAreaPageKind } from './aed-area-page-kind.ts';
import { createAedPageKind, type HasStreetsAt } from './aed-page-kind.ts';
import type { PageContent, PageKind } from './page-kind.ts';
import { type PageShell, splitPageShell } from './page-shell.ts';

/**
 * Answers requests for pages with data from the registry. Resolves to null for any other path, and for most pages while
 * no registry is published.
 */
export type PageHandler = (request: Request) => Promise<Response | null>;

interface PagesOptions {
  readonly site: Site;
  readonly buildFolder: string;
  /** The folder of the published registry. */
  readonly aedsFolder: string;
  readonly published: PublishedFolderHandler<OpenRegistry>;
  /** Whether streets are published around a position. If omitted, streets count as published nowhere. */
  readonly hasStreetsAt?: HasStreetsAt;
  /** Loads the renderer of a language. If omitted, it is loaded from the build. */
  readonly loadRenderer?: (tag: string) => Promise<RegistryPageRenderer>;
  readonly clock?: () => Date;
}

/** The exports of the module `build/pages/{language}.js`. */
export interface RegistryPageRenderer {
  renderRegistryPage(kind: string, data: unknown): { readonly head: string; readonly body: string };
}

/** A page without content, and the renderer of the content, for one kind of page in one language. */
interface Template {
  readonly shell: PageShell;
  /** A hash of the page without content and its security policy, so that a different build gives different ETags. */
  readonly build: string;
  readonly renderer: RegistryPageRenderer;
  readonly policy: string | undefined;
}

/** The language whose URLs have no prefix. */
const defaultLanguage = 'en';
const translated = /^\/(?<tag>[A-Za-z]{2}(?:-[A-Za-z]+)?)(?<path>\/.*)$/;

const compress: Readonly<Record<PrecompressedEncoding, (bytes: Buffer) => Promise<Buffer>>> = {
  // Pages are compressed on each request. A higher quality would take more time than the smaller response saves.
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 5 }),
};

/**
 * Creates the handler of pages with data from the published registry. It renders each page on request and caches none.
 */
export function createPageHandler({
  site,
  aedsFolder,
  published,
  clock,
  hasStreetsAt = async () => false,
  ...options
}: PagesOptions): PageHandler {
  const kinds: readonly PageKind[] = [createAedPageKind(aedsFolder, hasStreetsAt), createAedAreaPageKind(aedsFolder)];
  const now = clock ?? (() => new Date());
  const builtRenderer = (tag: string): Promise<RegistryPageRenderer> =>
    import(pathToFileURL(join(options.buildFolder, 'pages', `${tag}.js`)).href);
  const loadRenderer = options.loadRenderer ?? builtRenderer;
  // The templates by kind of page and language. Languages for which the site has no page without content are omitted.
  const templates = new Map<string, Promise<Template>>();

  function templateOf(shell: string, tag: string, name: string): Promise<Template> | null {
    const known = templates.get(name);
    if (known !== undefined) return known;
    const file = site.files.get(`${name}.html`);
    if (file === undefined) return null;
    const loading = loadTemplate(file.plain.path, shell, tag, site.policies.pages[name]);
    templates.set(name, loading);
    loading.catch(() => templates.delete(name));
    return loading;
  }

  async function loadTemplate(path: string, shell: string, tag: string, policy: string | undefined): Promise<Template> {
    const [html, renderer] = await Promise.all([readFile(path, 'utf8'), loadRenderer(tag)]);
    const build = computeEntityTag(new TextEncoder().encode(`${html} ${policy ?? ''}`));
    return { shell: splitPageShell(html, shell), build, renderer, policy };
  }

  return async function answerFromPages(request) {
    const { pathname, search, searchParams } = new URL(request.url);
    const { tag = defaultLanguage, path = pathname } = kindAt(pathname)
      ? {}
      : (translated.exec(pathname)?.groups ?? {});
    const kind = kindAt(path);
    const prefix = tag === defaultLanguage ? '' : `/${tag}`;
    const moved = movedLanguagePaths[prefix];
    if (kind && moved !== undefined) return move(moved + path + search);
    const loading = kind && templateOf(kind.shell, tag, `${prefix}${kind.shell}`);
    if (!kind || !loading || (request.method !== 'GET' && request.method !== 'HEAD')) return null;
    return answerKind(request, { kind, template: await loading, prefix, path, search, searchParams });
  };

  async function answerKind(request: Request, asked: AskedPage): Promise<Response | null> {
    const { kind, template, prefix, path, search, searchParams } = asked;
    const response = await published(async (publication) => {
      const answer = await kind.answer(path, publication, now(), searchParams);
      if (answer.kind === 'moved') return move(prefix + answer.to + search);
      return sendPage(request, { kind, template, answer, hash: publication.facts.hash });
    });
    const answer = response === null ? kind.unpublished?.(path) : undefined;
    return answer ? sendPage(request, { kind, template, answer, hash: '' }) : response;
  }

  function kindAt(path: string): PageKind | undefined {
    return kinds.find((kind) => kind.hasAddress(path));
  }
}

const move = (to: string) =>
  new Response(null, { status: 308, headers: { Location: to, 'Cache-Control': 'no-cache' } });

interface AskedPage extends Pick<URL, 'search' | 'searchParams'> {
  readonly kind: PageKind;
  readonly template: Template;
  /** The language prefix of the path, as in "/de". Empty for English. */
  readonly prefix: string;
  /** The path without the language prefix. */
  readonly path: string;
}

interface PageToSend {
  readonly kind: PageKind;
  readonly template: Template;
  readonly answer: PageContent;
  /** The hash of the publication. Empty if nothing is published. */
  readonly hash: string;
}

/** Computes the ETag. Two pages have the same one if the same build rendered them from the same data. */
function tagOfPage({ template, answer, hash }: PageToSend, encoding: PrecompressedEncoding | null): string {
  const parts = [template.build, hash, answer.path, encoding, answer.data];
  return computeEntityTag(new TextEncoder().encode(JSON.stringify(parts)));
}

async function sendPage(request: Request, page: PageToSend): Promise<Response> {
  const { kind, template, answer } = page;
  const { shell, renderer, policy } = template;
  const encoding = chooseEncoding(request.headers.get('Accept-Encoding'), ['br', 'gzip']);
  const tag = tagOfPage(page, encoding);
  const headers: Record<string, string> = {
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding',
    ...(policy !== undefined && { 'Content-Security-Policy': policy }),
    ...(answer.status === 200 && { ETag: tag }),
  };
  if (answer.status === 200 && isTagListed(request.headers.get('If-None-Match'), tag))
    return new Response(null, { status: 304, headers });
  const { head, body } = renderer.renderRegistryPage(kind.name, answer.data);
  const plain = Buffer.from(shell.fill({ head, body, path: answer.path }));
  const bytes = encoding === null ? plain : await compress[encoding](plain);
  headers['Content-Type'] = 'text/html; charset=utf-8';
  headers['Content-Length'] = String(bytes.length);
  if (encoding !== null) headers['Content-Encoding'] = encoding;
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { status: answer.status, headers });
}
