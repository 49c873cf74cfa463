import { sampleAeds } from '../../../../content/samples/aeds.ts';
import { samplesText as text } from '../messages/card-text.ts';
import type { AedSource } from '../search/aed-source.ts';
import { SamplePanel } from './sample-panel.tsx';

/** Where no registry is published: the specification's samples, wherever the visitor stands. */
export const sampleSource: AedSource = {
  isSample: true,
  search: async () => ({ phase: 'results', aeds: sampleAeds }),
  judgeAnew: ({ finding }) => finding,
  streetsTo: async () => null,
  emergencyCallAt: async () => null,
  announce(search) {
    if (search.phase !== 'results') return '';
    const [nearest] = search.aeds;
    return nearest === undefined ? '' : text.found(search.aeds.length, nearest.name, nearest.distance);
  },
  Panel: SamplePanel,
};
