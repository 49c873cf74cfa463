import type { PlaceSurroundings } from '../../place-facts.ts';

export const oahuHonolulu: PlaceSurroundings = {
  settings: ['island'],
};
