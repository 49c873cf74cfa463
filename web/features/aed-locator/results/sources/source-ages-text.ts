import { inLanguage } from '../../../../languages/localize-text.ts';
/** Texts about the age of the AED lists. */
export const sourceAgesText = inLanguage('sourceAgesText', {
  asOf: (title: string, day: string) => `${title}: data from ${day}`,
  unknown: (title: string) => `${title}: no date given for the data`,
  more: (count: number) => `and ${count} more`,
  /** Ends the sentence about recent AED lists with a full stop. */
  recent: (sources: string) => `${sources}.`,
  old: (sources: string) =>
    `Over a year old: ${sources}. An AED may have been moved or removed since. Ask on site, or ask the emergency operator.`,
});
