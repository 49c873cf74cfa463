import jsQR from 'jsqr';
import sharp from 'sharp';

/** Decodes a QR code in an image with a library other than the one that generates ours; null if there is none. */
export async function readQrCode(picture: Buffer): Promise<string | null> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null;
}
