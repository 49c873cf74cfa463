/**
 * Gives a canvas the pixels of a sheet of so many CSS pixels, as sharp as the screen but at most twice: more is not seen and costs memory.
 * Returns how many there are to one.
 */
export function sizeCanvas(canvas: HTMLCanvasElement, width: number, height: number): number {
  const density = Math.min(2, window.devicePixelRatio);
  canvas.width = width * density;
  canvas.height = height * density;
  return density;
}
