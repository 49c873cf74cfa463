import { inLanguage } from '../../../../languages/localize-text.ts';
/** Texts about the age of the sources' data. */
export const sourceAgesText = inLanguage('sourceAgesText', {
  asOf: (title: string, day: string) => `${title}: data from ${day}`,
  unknown: (title: string) => `${title}: no date given for the data`,
  more: (count: number) => `and ${count} more`,
  /** Ends the list of recent sources with a full stop. */
  recent: (sources: string) => `${sources}.`,
  old: (sources: string) =>
    `Over a year old: ${sources}. An AED may have been moved or removed since. Ask on site, or ask the emergency operator.`,
});
