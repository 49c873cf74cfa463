import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const dockerfile = read('Dockerfile');
const [buildStage = '', , lastStage = ''] = dockerfile.split(/^FROM /m).slice(1);

/** All files of the project that a program imports, directly or indirectly. */
function filesReachedFrom(entry: string, seen = new Set<string>()): Set<string> {
  if (seen.has(entry)) return seen;
  seen.add(entry);
  for (const { groups } of read(entry).matchAll(/\b(?:from|import\()\s*'(?<path>\.[^']+\.ts)'/g)) {
    filesReachedFrom(new URL(groups?.path ?? '', new URL(entry, 'file:///')).pathname.slice(1), seen);
  }
  return seen;
}

describe('the image', () => {
  test('receives every variable of the build', () => {
    const known = [...read('web/env.d.ts').matchAll(/readonly (?<name>VITE_\w+)/g)].map(({ groups }) => groups?.name);
    const declared = [...buildStage.matchAll(/^ARG (?<name>\w+)$/gm)].map(({ groups }) => groups?.name);
    expect(declared.toSorted()).toEqual(known.toSorted());
  });

  test('contains each folder that the server, its commands and the registry’s builder use, and the schema', () => {
    const copied = [...lastStage.matchAll(/^COPY (?<room>[a-z]+) \k<room>$/gm)].map(({ groups }) => groups?.room);
    const programs = ['server/main.ts', 'server/control/main.ts', 'registry/main.ts', 'streets/main.ts'];
    const rooms = new Set(
      programs.flatMap((program) => [...filesReachedFrom(program)].map((file) => file.split('/')[0])),
    );
    expect(rooms).toContain('domain');
    expect(copied.toSorted()).toEqual([...rooms, 'supabase'].sort());
  });

  test('is built from named files only, and none contains personal data', () => {
    const rules = read('.dockerignore').split('\n');
    expect(rules.find((rule) => rule !== '' && !rule.startsWith('#'))).toBe('*');
    expect(rules.filter((rule) => /^!.*(?:data|\.env|build|node_modules|\.git)/.test(rule))).toEqual([]);
  });

  test('runs as an unprivileged user', () => {
    expect(lastStage).toMatch(/^USER node$/m);
  });
});

test('image and unit start the same program as npm start', () => {
  expect(lastStage).toContain('CMD ["node", "server/main.ts"]');
  expect(read('operations/symbiotics.service')).toMatch(/^ExecStart=\/usr\/bin\/node server\/main\.ts$/m);
  expect(read('scripts/start.mjs')).toContain("'server/main.ts'");
});
