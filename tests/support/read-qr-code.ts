import jsQR from 'jsqr';
import sharp from 'sharp';

/**
 * Decodes the QR code in an image, or returns null if there is none. The site creates its QR codes with another
 * library.
 */
export async function readQrCode(picture: Buffer): Promise<string | null> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null;
}
