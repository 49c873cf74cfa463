/**
 * Sets a canvas's size in CSS pixels to the screen's resolution, but at most to twice its size, because more is not
 * visible and costs memory. Returns the scale.
 */
export function sizeCanvas(canvas: HTMLCanvasElement, width: number, height: number): number {
  const density = Math.min(2, window.devicePixelRatio);
  canvas.width = width * density;
  canvas.height = height * density;
  return density;
}
