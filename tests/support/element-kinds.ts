import { readFileSync } from 'node:fs';

const scripts = /<(script|style)\b[\s\S]*?<\/\1>/g;
const tags = /<(\w+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/g;

/**
 * Returns the kinds of elements of a built page. Elements are of the same kind if they have the same tag name, classes
 * and attributes that matter to a screen reader.
 */
function elementsOf(path: string): ReadonlySet<string> {
  const html = readFileSync(`build/client${path}.html`, 'utf8').replaceAll(scripts, '');
  const kindOf = (name = '', attributes = '') => {
    const [, classes = ''] = /\sclass="([^"]*)"/.exec(attributes) ?? [];
    const accessible = [...attributes.matchAll(/\s(?:role|aria-[\w-]+|lang|dir|tabindex|hidden)(?==|\s|$)/g)];
    return [name, classes, ...accessible.map(String).sort()].join(' ');
  };
  return new Set([...html.matchAll(tags)].map(([, name, attributes]) => kindOf(name, attributes)));
}

/** Returns the built pages with at least one kind of element that no earlier page in the list contains. */
export function selectPathsWithNewElements(paths: readonly string[]): readonly string[] {
  const known = new Set<string>();
  return paths.filter((path) => {
    const fresh = [...elementsOf(path)].filter((element) => !known.has(element));
    for (const element of fresh) known.add(element);
    return fresh.length > 0;
  });
}
