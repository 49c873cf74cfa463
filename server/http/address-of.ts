const address = /^[^:]+:\/\/[^/?#]*([^?#]*)(\?[^#]*)?/;

/** Path and query string of a request, whose address is whole and normal already: to parse it again takes ten times as long. */
export function requestAddress({ url }: Pick<Request, 'url'>): { readonly pathname: string; readonly search: string } {
  const [, pathname = '', search = ''] = address.exec(url) ?? [];
  return { pathname, search };
}
