import type { Hub } from '../../../../domain/hub/hub.ts';

/** Where a place lies, without repeating its own name: "French Riviera, Monaco" is "French Riviera" for Monaco. */
export const whereabouts = ({ name, region, country }: Hub): string =>
  [region, country].filter((part) => part !== name).join(', ');
