import jsQR from 'jsqr';
import sharp from 'sharp';

/** The text of a QR code in a picture, by a reader that shares no code with the writer; null if there is none. */
export async function readCode(picture: Buffer): Promise<string | null> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null;
}
