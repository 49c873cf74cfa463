import { expect, test } from 'vitest';
import { architectureSteps, corePrinciples } from './architecture.ts';

test('the six steps stand in the order a figure takes', () => {
  expect(architectureSteps.map(({ title }) => title)).toEqual([
    'Input Layer',
    'Checksum Core',
    'Human Agent Node',
    'Multi-Agentic Cluster',
    'Symbiotic Ledger',
    'Map Layer',
  ]);
});

test('the checksum, the ledger and the map run in full; checks are not passed off as agents', () => {
  expect(architectureSteps.filter(({ state }) => state === 'runs').map(({ key }) => key)).toEqual([
    'checksum',
    'ledger',
    'map',
  ]);
  expect(architectureSteps.find(({ key }) => key === 'cluster')?.today).toMatch(/^Plain checks, and no agents\./);
});

test('there are four core principles', () => {
  expect(corePrinciples).toHaveLength(4);
});
