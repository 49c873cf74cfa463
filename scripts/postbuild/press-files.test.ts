import { expect, test } from 'vitest';
import { filesOfPart } from './press-files.ts';

const list =
  '__vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/first.js","assets/sample-source-a1.js","assets/s.css"])))=>d';
const importing = `${list}; const open=()=>f(()=>import("./sample-source-a1.js"),__vite__mapDeps([1,2]));`;

test('a part has the files that stand beside its import, by their addresses on the site', () => {
  expect(filesOfPart('sample-source', ['export{}', importing])).toEqual([
    '/assets/sample-source-a1.js',
    '/assets/s.css',
  ]);
});

test('a part that nobody imports, or whose list cannot be read, is an error', () => {
  const missing = 'No file imports';
  expect(() => filesOfPart('registry-source', [importing])).toThrow(missing);
  expect(() => filesOfPart('sample-source', [importing.replace('[1,2]', '[1,9]')])).toThrow(missing);
});
