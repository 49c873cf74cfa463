import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const begin = 'window.__reactRouterManifest=';

/**
 * The router's list of routes without what nothing reads: what is false is so when it is not there, and the imports of a route name files
 * that its page asks for itself. Every page loads the list.
 *
 * @param source The list as the router's build wrote it: a script that sets one global.
 * @throws Where it is written otherwise, as by another version of the router.
 */
export function shortRouteList(source: string): string {
  const routes = source.startsWith(begin) ? source.slice(begin.length).replace(/;$/, '') : '';
  if (routes === '') throw new Error(`The list of routes begins with ${source.slice(0, 40)} instead of ${begin}.`);
  const { entry, ...rest } = JSON.parse(routes);
  const withoutUnread = (key: string, value: unknown) => (value === false || key === 'imports' ? undefined : value);
  const shortened = JSON.parse(JSON.stringify(rest, withoutUnread));
  // Of its own first file the router reads the imports, and expects a list.
  return `${begin}${JSON.stringify({ entry: { ...entry, imports: [] }, ...shortened })};`;
}

/** Shortens the list of routes of a built site. */
export async function shortenRouteList(siteFolder: string): Promise<void> {
  const folder = join(siteFolder, 'assets');
  const name = (await readdir(folder)).find((file) => /^manifest-.+\.js$/.test(file));
  if (name === undefined) throw new Error(`${folder} has no list of routes (manifest-….js from the router's build).`);
  const path = join(folder, name);
  await writeFile(path, shortRouteList(await readFile(path, 'utf8')));
}
