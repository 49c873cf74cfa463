/**
 * Sizes a canvas in CSS pixels at the screen's resolution, at most double: more is not visible and costs memory.
 * Returns the scale.
 */
export function sizeCanvas(canvas: HTMLCanvasElement, width: number, height: number): number {
  const density = Math.min(2, window.devicePixelRatio);
  canvas.width = width * density;
  canvas.height = height * density;
  return density;
}
