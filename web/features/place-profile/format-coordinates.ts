import type { LongitudeLatitude } from '../../../domain/geography/position.ts';

function degreesAndMinutes(degrees: number): string {
  const minutes = Math.round(Math.abs(degrees) * 60);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
}

/** Formats coordinates as in a printed atlas: "37°36′ N 26°09′ E". */
export function formatCoordinates([longitude, latitude]: LongitudeLatitude): string {
  const northing = `${degreesAndMinutes(latitude)} ${latitude < 0 ? 'S' : 'N'}`;
  const easting = `${degreesAndMinutes(longitude)} ${longitude < 0 ? 'W' : 'E'}`;
  return `${northing} ${easting}`;
}
