/** A text that a film shows from one time to another, in seconds. */
export interface Caption {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

function clock(second: number): string {
  const [minutes, rest] = [Math.floor(second / 60), second % 60];
  return `00:${String(minutes).padStart(2, '0')}:${rest.toFixed(3).padStart(6, '0')}`;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Formats captions as a WebVTT file (W3C Candidate Recommendation of 2019). */
export function formatWebVtt(captions: readonly Caption[]): string {
  return `WEBVTT\n\n${captions.map(({ from, to, text }) => `${clock(from)} --> ${clock(to)}\n${escaped(text)}\n`).join('\n')}`;
}
