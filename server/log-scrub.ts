/** A mail address, also as it stands in a query; a path such as `node_modules/@scope` is none. */
const address = /[\w.!#$'*+^`{|}~-]+(?:@|%40)[\w.-]+/gi;
/** A JSON web token: three parts in base64url, the first of which begins with `{"`. */
const token = /\beyJ[\w-]{5,}(?:\.[\w-]*){1,2}/g;
const bearer = /\b(Bearer) +[^\s"\\]+/gi;
/** Name and password inside an address, as in a connection string. */
const credentials = /(:\/\/)[^/\s@"\\]+@/g;

/**
 * Takes out of a line of the log what looks like a person or a secret. Nothing of the kind is meant to get there: this is for
 * the error of a library that quotes what it was given.
 */
export function scrub(line: string): string {
  return line
    .replace(credentials, '$1[credentials]@')
    .replace(bearer, '$1 [token]')
    .replace(token, '[token]')
    .replace(address, (found) => (found.startsWith('[credentials]') ? found : '[address]'));
}
