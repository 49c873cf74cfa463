const address = /^[^:]+:\/\/[^/?#]*([^?#]*)(\?[^#]*)?/;

/**
 * Path and query string of a request whose URL is already normalised: parsing it again would take ten times as long.
 */
export function splitRequestUrl({ url }: Pick<Request, 'url'>): { readonly pathname: string; readonly search: string } {
  const [, pathname = '', search = ''] = address.exec(url) ?? [];
  return { pathname, search };
}
