import type { OfficialFigure, WithHubId } from '../place-facts.ts';
import type { Source } from '../place-profile.ts';
import { officialFiguresById } from '../places/official-figures-by-id.ts';

/** The latest official figure of each hub; a missing hub has none that could be read. */
export const officialFigures: readonly WithHubId<OfficialFigure>[] = Object.entries(officialFiguresById).map(
  ([hubId, figure]) => ({ hubId, ...figure }),
);

/** The figure of a hub's own office, or undefined if none could be read. */
export const officialFigureOf = (hubId: string): OfficialFigure | undefined => officialFiguresById[hubId];

/** A number of years as the office prints it, with at least one decimal. */
const inYears = (years: number): string => (Number.isInteger(years) ? years.toFixed(1) : String(years));

/** A figure's years as text: "83.5", or "women 79.0, men 74.9". */
export const formatOfficialYears = ({ years }: Pick<OfficialFigure, 'years'>): string =>
  typeof years === 'number' ? inYears(years) : `women ${inYears(years.women)}, men ${inYears(years.men)}`;

/** Source of the office's figure of a hub. Throws for a hub without one. */
export function officialFigureSource(hubId: string): Source {
  const figure = officialFigureOf(hubId);
  if (figure === undefined) {
    throw new Error(
      `The official figure of "${hubId}" is missing. Write it in content/places/${hubId}/official-figure.ts.`,
    );
  }
  return figure.source;
}
