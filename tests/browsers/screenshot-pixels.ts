import sharp from 'sharp';

/** A rectangle of the window, in pixels. */
export interface PictureRegion {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Brightness from 0 to 255 of each pixel in a section of an image. */
export async function brightnessIn(
  picture: Buffer,
  { x, y, width, height }: PictureRegion,
): Promise<readonly number[]> {
  const part = { left: Math.round(x), top: Math.round(y), width: Math.round(width), height: Math.round(height) };
  return [...(await sharp(picture).extract(part).greyscale().raw().toBuffer())];
}

/** Median brightness of a section: its background, whatever is drawn on it. */
export async function backgroundBrightnessIn(picture: Buffer, box: PictureRegion): Promise<number> {
  const brightness = (await brightnessIn(picture, box)).toSorted((one, other) => one - other);
  return brightness[Math.floor(brightness.length / 2)] ?? Number.NaN;
}
