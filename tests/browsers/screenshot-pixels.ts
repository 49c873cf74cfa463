import sharp from 'sharp';

/** A rectangle of a screenshot, in pixels. */
export interface PictureRegion {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the brightness of each pixel in a region of a screenshot, from 0 to 255. */
export async function measureBrightness(
  picture: Buffer,
  { x, y, width, height }: PictureRegion,
): Promise<readonly number[]> {
  const part = { left: Math.round(x), top: Math.round(y), width: Math.round(width), height: Math.round(height) };
  return [...(await sharp(picture).extract(part).greyscale().raw().toBuffer())];
}

/**
 * Returns the median brightness of a region. That is the brightness of its background, because text and lines cover
 * less than half of it.
 */
export async function measureBackgroundBrightness(picture: Buffer, box: PictureRegion): Promise<number> {
  const brightness = (await measureBrightness(picture, box)).toSorted((one, other) => one - other);
  return brightness[Math.floor(brightness.length / 2)] ?? Number.NaN;
}
