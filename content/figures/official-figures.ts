import type { OfficialFigure, OfHub } from '../place-facts.ts';
import type { Source } from '../place-profile.ts';
import { everyOfficialFigure } from '../places/every-official-figure.ts';

/** One figure a hub, the latest that could be read; a hub that is missing has none that could. */
export const officialFigures: readonly OfHub<OfficialFigure>[] = Object.entries(everyOfficialFigure).map(
  ([hubId, figure]) => ({ hubId, ...figure }),
);

/** The figure of a hub's own office, or undefined if none could be read. */
export const officialFigureOf = (hubId: string): OfficialFigure | undefined => everyOfficialFigure[hubId];

/** As the office prints it, with one decimal at least. */
const inYears = (years: number): string => (Number.isInteger(years) ? years.toFixed(1) : String(years));

/** The years of a figure as words: "83.5", or "women 79.0, men 74.9". */
export const officialYears = ({ years }: Pick<OfficialFigure, 'years'>): string =>
  typeof years === 'number' ? inYears(years) : `women ${inYears(years.women)}, men ${inYears(years.men)}`;

/** Where the office's figure of a hub can be read. Throws for a hub without one. */
export function officialSource(hubId: string): Source {
  const figure = officialFigureOf(hubId);
  if (figure === undefined) {
    throw new Error(
      `The official figure of "${hubId}" is missing. Write it in content/places/${hubId}/official-figure.ts.`,
    );
  }
  return figure.source;
}
