import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Returns the one to four values of a shorthand property. */
const splitShorthand = (value: string) => value.match(/(?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];

test('no padding is set for left or right by name, which would be wrong from right to left', () => {
  const leaning = globSync('web/**/*.css').flatMap((path) => {
    const css = readFileSync(path, 'utf8');
    const named = css.match(/padding-(?:left|right):[^;]*/g) ?? [];
    const whole = [...css.matchAll(/padding: (?<value>[^;]+)/g)].filter(({ groups }) => {
      const [, right, , left] = splitShorthand(groups?.value ?? '');
      return left !== undefined && left !== right;
    });
    return [...named, ...whole.map(([words]) => words)].map((words) => `${path}: ${words}`);
  });
  expect(leaning).toEqual([]);
});
