/**
 * Sets the size of a canvas in CSS pixels and its resolution to that of the screen. The resolution is at most two
 * pixels per CSS pixel, because more would not be visible and would cost memory. Returns the number of pixels per CSS
 * pixel.
 */
export function resizeCanvas(canvas: HTMLCanvasElement, width: number, height: number): number {
  const density = Math.min(2, window.devicePixelRatio);
  canvas.width = width * density;
  canvas.height = height * density;
  return density;
}
