import { describe, expect, test } from 'vitest';
import { hubs } from '../hubs.ts';
import { placeProfiles } from '../places.ts';
import { accessBands, differingLifeExpectancies, sliEstimates } from './score-estimates.ts';

const hubById = new Map(hubs.map((hub) => [hub.id, hub]));

describe('estimated SLI', () => {
  test('is on the published line for every hub, to the second decimal', () => {
    for (const { hubId, lifeExpectancyYears } of sliEstimates) {
      const onTheLine = 0.86 + 0.02 * (lifeExpectancyYears - 82);
      expect(
        hubById.get(hubId)?.sli.toFixed(2),
        `an estimated \`sli\` lies on the line: in places/${hubId}/hub.ts change the figure it is estimated from, \`sliFrom\``,
      ).toBe(onTheLine.toFixed(2));
    }
  });

  test('is the same for equal input figures', () => {
    const indexOf = new Map<number, string>();
    for (const { hubId, lifeExpectancyYears } of sliEstimates) {
      const index = hubById.get(hubId)?.sli.toFixed(2) ?? '';
      const others = `${hubId} has the index of all that are estimated from ${lifeExpectancyYears} years`;
      expect(index, others).toBe(indexOf.get(lifeExpectancyYears) ?? index);
      indexOf.set(lifeExpectancyYears, index);
    }
    const inputOf = (id: string) => sliEstimates.find(({ hubId }) => hubId === id)?.lifeExpectancyYears;
    expect(['portugal', 'ireland', 'israel', 'qatar'].map(inputOf)).toEqual([82.4, 82.4, 83.5, 80.2]);
  });

  test('shows the input figure on its card', () => {
    for (const { hubId, lifeExpectancyYears } of sliEstimates) {
      const card = placeProfiles.find(({ slug }) => slug === hubId)?.stats[1];
      if (card !== undefined) expect(card.note, hubId).toContain(`${lifeExpectancyYears.toFixed(1)} years`);
    }
  });

  test('is 0.87 for the 82.4 years of Portugal, the example of the page', () => {
    expect(sliEstimates.find(({ hubId }) => hubId === 'portugal')?.lifeExpectancyYears).toBe(82.4);
    expect(hubById.get('portugal')?.sli).toBe(0.87);
  });
});

describe('estimated Ξaccess', () => {
  test('has exactly one band for each hub without a given value', () => {
    const flagged = hubs.filter((hub) => hub.estimated.includes('xiAccess')).map(({ id }) => id);
    expect(flagged.length).toBeGreaterThanOrEqual(49);
    expect(
      accessBands.flatMap(({ hubIds }) => hubIds).sort(),
      'say in places/{id}/hub.ts which range: `accessBand`',
    ).toEqual(flagged.sort());
  });

  test('stays within the range of its band', () => {
    for (const { title, lowest, highest, hubIds } of accessBands) {
      for (const id of hubIds) {
        const score = `\`xiAccess\` in places/${id}/hub.ts, of ${title}`;
        expect(hubById.get(id)?.xiAccess, score).toBeGreaterThanOrEqual(lowest);
        expect(hubById.get(id)?.xiAccess, score).toBeLessThanOrEqual(highest);
      }
    }
  });

  test('is given, not estimated, for Monaco, Albert Lea and Réunion only', () => {
    const given = hubs.filter((hub) => !hub.estimated.includes('xiAccess')).map(({ id }) => id);
    expect(given).toEqual(['monaco', 'reunion', 'albert-lea']);
  });
});

test('the nine differing figures differ from the UN figure beside them', () => {
  expect(differingLifeExpectancies).toHaveLength(9);
  for (const { place, shownYears, unYears } of differingLifeExpectancies) expect(shownYears, place).not.toBe(unYears);
});
