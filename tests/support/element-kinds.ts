import { readFileSync } from 'node:fs';

const scripts = /<(script|style)\b[\s\S]*?<\/\1>/g;
const tags = /<(\w+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/g;

/** The elements of a built page: the name, the classes, and which attributes tell a screen reader more. */
function elementsOf(path: string): ReadonlySet<string> {
  const html = readFileSync(`build/client${path}.html`, 'utf8').replaceAll(scripts, '');
  const kindOf = (name = '', attributes = '') => {
    const [, classes = ''] = /\sclass="([^"]*)"/.exec(attributes) ?? [];
    const accessible = [...attributes.matchAll(/\s(?:role|aria-[\w-]+|lang|dir|tabindex|hidden)(?==|\s|$)/g)];
    return [name, classes, ...accessible.map(String).sort()].join(' ');
  };
  return new Set([...html.matchAll(tags)].map(([, name, attributes]) => kindOf(name, attributes)));
}

/** Those of built pages, in this order, that have an element of which no page before has one. */
export function pathsWithNewElements(paths: readonly string[]): readonly string[] {
  const known = new Set<string>();
  return paths.filter((path) => {
    const fresh = [...elementsOf(path)].filter((element) => !known.has(element));
    for (const element of fresh) known.add(element);
    return fresh.length > 0;
  });
}
