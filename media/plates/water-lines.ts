/** Distances of the waterlines from the coast in pixels. They are farther apart towards the open sea. */
const offsetsPixels = [4, 9, 15, 22, 30, 39, 49, 60] as const;
const lineWidthPixels = 0.9;

const one = (value: number) => Number(value.toFixed(1));

/**
 * Returns the CSS of the waterlines. The coast is stroked several times, from wide to narrow, alternating between the
 * colour of the waves and that of the sea. Eight thin lines remain visible and follow every bay, as in an engraving.
 */
export function renderWaterLineCss(): string {
  return offsetsPixels
    .map((offset, at) => {
      const opacity = one(1 - at * 0.09);
      return `.w${at}{stroke:var(--wave);stroke-width:${one(2 * offset)};stroke-opacity:${opacity}}.s${at}{stroke:var(--sea);stroke-width:${one(2 * (offset - lineWidthPixels))}}`;
    })
    .join('');
}

/** Draws the strokes of the waterlines, widest first. Each one reuses the path with the given id. */
export function drawWaterLines(coastId: string): string {
  const uses = offsetsPixels.map(
    (_, at) => `<use href="#${coastId}" class="w${at}"/><use href="#${coastId}" class="s${at}"/>`,
  );
  return `<g class="water">${uses.reverse().join('')}</g>`;
}
