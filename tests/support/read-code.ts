import jsQR from 'jsqr';
import sharp from 'sharp';

/** What the QR code in a picture says, by a reader that shares nothing with the writer; null if it finds none. */
export async function readCode(picture: Buffer): Promise<string | null> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null;
}
