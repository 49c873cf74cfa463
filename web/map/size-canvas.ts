/**
 * Gives a canvas of a size in CSS pixels the resolution of the screen, but at most two pixels per CSS pixel, because
 * more is not visible and costs memory. Returns the number of pixels per CSS pixel.
 */
export function sizeCanvas(canvas: HTMLCanvasElement, width: number, height: number): number {
  const density = Math.min(2, window.devicePixelRatio);
  canvas.width = width * density;
  canvas.height = height * density;
  return density;
}
