import { expect, test } from 'vitest';
import { cprText } from './text.ts';

const how = (who: string) => cprText.others.points.find((point) => point.who === who)?.how ?? '';

test("keeps a baby's head level for breaths, and tilts only that of others", () => {
  const sentences = how('Breaths').split(/(?<=\.) /);
  expect(sentences.filter((sentence) => /tilt/i.test(sentence))).toEqual([
    'Adult or child: tilt the head back and pinch the nose.',
  ]);
  expect(sentences).toContain('Baby: keep the head level.');
});

test.each(['Child', 'Baby'])('the chest of a %s is compressed by at least a third of its depth', (who) => {
  expect(how(who)).toContain('at least one third');
});

test('each instruction of the coach has at most twelve words', () => {
  const texts = [
    ...cprText.steps.map(({ words }) => words),
    cprText.told,
    ...cprText.others.points.map(({ how }) => how),
    ...cprText.aed.points.map(({ words }) => words),
  ];
  const long = texts.flatMap((text) => text.split(/(?<=[.?]) /)).filter((sentence) => sentence.split(' ').length > 12);
  expect(long).toEqual([]);
});
