import { inLanguage } from '../../../../languages/localize-text.ts';
/** How old the registers' data are. */
export const sourceAgesText = inLanguage('sourceAgesText', {
  asOf: (title: string, day: string) => `${title}: data from ${day}`,
  unknown: (title: string) => `${title}: no date given for the data`,
  more: (count: number) => `and ${count} more`,
  /** The whole list, with its final punctuation. */
  recent: (sources: string) => `${sources}.`,
  old: (sources: string) =>
    `Over a year old: ${sources}. An AED may have been moved or removed since. Ask on site, or ask the emergency operator.`,
});
