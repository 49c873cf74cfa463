import type { PlacePage } from '../../place-facts.ts';

export const oahuHonolulu: PlacePage = {
  settings: ['island'],
};
