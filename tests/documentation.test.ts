import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sourceFiles, trackedFiles } from './support/project-rules/tracked-files.ts';

const pages = trackedFiles.filter((path) => path.endsWith('.md'));
const folders = new Set(trackedFiles.flatMap((path) => ancestorsOf(path)));
const baseNames = new Set(trackedFiles.map((path) => basename(path)));
const topFolders = new Set([...folders].filter((folder) => !folder.includes('/')));

const namesInnerFolders = /^(?:domain|registry|server|streets|web)\//;

/** Pages with examples of names to avoid. No files with these names need to exist. */
const examples = ['docs/voice.md'];

function ancestorsOf(path: string): string[] {
  const folder = dirname(path);
  return folder === '.' ? [] : [folder, ...ancestorsOf(folder)];
}

function matchesIn(path: string, pattern: RegExp): string[] {
  return [...readFileSync(path, 'utf8').matchAll(pattern)].map(([, match = '']) => match);
}

/**
 * Whether a name in backticks is a file or folder of the project. It may be relative to the root or to the page's
 * folder, or be the end of a path.
 */
function isPresent(page: string, name: string): boolean {
  const path = name.replace(/\/$/, '');
  if (trackedFiles.includes(path) || folders.has(path) || baseNames.has(path)) return true;
  if (existsSync(join(dirname(page), path))) return true;
  return [...trackedFiles, ...folders].some((present) => present.endsWith(`/${path}`));
}

/**
 * Returns the names of source files and folders in a page's backticks. Patterns with `*` or `{id}` and generated files
 * are left out.
 */
function namesIn(page: string): string[] {
  const sources = matchesIn(page, /`((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|mjs|css|sql|lua|md))`/g);
  const inner = namesInnerFolders.test(page) ? matchesIn(page, /`([\w.-]+\/)`/g) : [];
  const paths = matchesIn(page, /`([\w.-]+(?:\/[\w.-]+)+\/?)`/g);
  return [...sources, ...inner, ...paths.filter((path) => topFolders.has(path.split('/')[0] ?? ''))];
}

describe('the documents', () => {
  test.each(pages.filter((page) => !examples.includes(page)))('%s names no missing file or folder', (page) => {
    expect(namesIn(page).filter((name) => !isPresent(page, name))).toEqual([]);
  });

  test('have no link to a missing file', () => {
    const broken = pages.flatMap((page) =>
      matchesIn(page, /\]\((?!https?:|#)([^)#\s]+)[^)]*\)/g)
        .filter((link) => !existsSync(join(dirname(page), link)))
        .map((link) => `${page}: ${link}`),
    );
    expect(broken).toEqual([]);
  });

  test('named in the sources exist', () => {
    const named = sourceFiles.flatMap((path) => matchesIn(path, /\b(docs\/[a-z/-]+\.md)\b/g));
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((path) => !trackedFiles.includes(path))).toEqual([]);
  });

  test('list each decision in one line of the index, and no missing one', () => {
    const index = readFileSync('docs/decisions/README.md', 'utf8');
    const listed = [...index.matchAll(/^- \[(?<name>[a-z0-9-]+)\]\(\k<name>\.md\): .+$/gm)].map(
      ({ groups }) => groups?.name,
    );
    const decisions = trackedFiles.filter((path) => /^docs\/decisions\/(?!README)/.test(path));
    expect(listed.map((name) => `docs/decisions/${name}.md`).sort()).toEqual([...decisions].sort());
  });
});
