const address = /^[^:]+:\/\/[^/?#]*([^?#]*)(\?[^#]*)?/;

/**
 * Returns the path and query string of a request. Its URL is already normalised, and parsing it again would take ten
 * times as long.
 */
export function splitRequestUrl({ url }: Pick<Request, 'url'>): { readonly pathname: string; readonly search: string } {
  const [, pathname = '', search = ''] = address.exec(url) ?? [];
  return { pathname, search };
}
