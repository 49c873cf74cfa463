import { describe, expect, test } from 'vitest';
import { gatherModules } from './gather-chunks.ts';

interface Sketch {
  readonly size?: number;
  readonly imports?: string;
  readonly later?: string;
}

/** Pages are written in capitals. */
function graphOf(sketch: Readonly<Record<string, Sketch>>) {
  const words = (text = '') => text.split(' ').filter((word) => word !== '');
  return new Map(
    Object.entries(sketch).map(([id, { size = 100, imports, later }]) => [
      id,
      { size, imports: words(imports), dynamicImports: words(later), isEntry: id === id.toUpperCase() },
    ]),
  );
}

/** Which modules travel together. */
function gathered(sketch: Readonly<Record<string, Sketch>>, taken = ''): string[] {
  const chunks = new Map<string, string[]>();
  for (const [id, name] of gatherModules(graphOf(sketch), (id) => taken.split(' ').includes(id))) {
    chunks.set(name, [...(chunks.get(name) ?? []), id]);
  }
  return [...chunks.values()].map((ids) => ids.sort().join(' ')).sort();
}

describe('gathering the modules that parts of the site share', () => {
  test('leaves what one page alone needs to that page, and what has a chunk already', () => {
    expect(
      gathered(
        { A: { imports: 'own shared react' }, B: { imports: 'shared react' }, own: {}, shared: {}, react: {} },
        'react',
      ),
    ).toEqual(['shared']);
  });

  test('puts together what the same pages need', () => {
    expect(
      gathered({ A: { imports: 'x y' }, B: { imports: 'x y' }, x: { size: 90_000 }, y: { size: 90_000 } }),
    ).toEqual(['x y']);
  });

  test('spares a request where hardly anything is sent without need, and only there', () => {
    const pages = { A: { imports: 'x y' }, B: { imports: 'x y' }, C: { imports: 'x' } };
    expect(gathered({ ...pages, x: {}, y: { size: 10 } })).toEqual(['x y']);
    expect(gathered({ ...pages, x: {}, y: { size: 90_000 } })).toEqual(['x', 'y']);
  });

  test('never puts together what nobody needs both of', () => {
    const pages = { A: { imports: 'x' }, B: { imports: 'x' }, C: { imports: 'y' }, D: { imports: 'y' } };
    expect(gathered({ ...pages, x: { size: 1 }, y: { size: 1 } })).toEqual(['x', 'y']);
  });

  test('takes what a later part finds for none of its own, unless another asks for it without having that', () => {
    const later = { part: { imports: 'x y' }, x: { size: 90_000 }, y: { size: 90_000 } };
    expect(gathered({ A: { imports: 'x', later: 'part' }, B: { imports: 'x y' }, ...later })).toEqual(['x', 'y']);
    expect(gathered({ A: { imports: 'x y', later: 'part' }, B: { imports: 'x y' }, ...later })).toEqual(['x y']);
    expect(gathered({ A: { imports: 'x', later: 'part' }, B: { imports: 'y', later: 'part' }, ...later })).toEqual([
      'x',
      'y',
    ]);
  });

  test('makes no circle of files', () => {
    // As one file, x and z would wait for y, which waits for z.
    const pages = { A: { imports: 'y', later: 'part' }, B: { imports: 'x' }, C: { imports: 'z' } };
    const shared = { x: { size: 1, imports: 'y' }, y: { size: 90_000, imports: 'z' }, z: { size: 1 } };
    expect(gathered({ ...pages, part: { imports: 'x' }, ...shared })).toEqual(['x', 'y', 'z']);
  });

  test('makes none by way of a part that is also needed at once, and so has a file of its own', () => {
    const needed = { part: { imports: 'low' }, low: { size: 1 } };
    const pages = { A: { imports: 'top', later: 'part' }, B: { imports: 'top' } };
    expect(gathered({ ...pages, top: { size: 1, imports: 'part' }, ...needed })).toEqual(['low', 'top']);
    expect(gathered({ ...pages, C: { imports: 'low' }, top: { size: 1, imports: 'part' }, ...needed })).toEqual([
      'low',
      'top',
    ]);
  });
});
