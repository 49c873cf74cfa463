import { readFileSync } from 'node:fs';

const scripts = /<(script|style)\b[\s\S]*?<\/\1>/g;
const tags = /<(\w+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/g;

/**
 * Describes the elements of a built page by tag name, classes, and those attributes that change what a screen reader
 * announces.
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

/** The built pages that contain an element of a kind that no earlier page contains, in the given order. */
export function pathsWithNewElements(paths: readonly string[]): readonly string[] {
  const known = new Set<string>();
  return paths.filter((path) => {
    const fresh = [...elementsOf(path)].filter((element) => !known.has(element));
    for (const element of fresh) known.add(element);
    return fresh.length > 0;
  });
}
