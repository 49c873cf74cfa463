import { createRequire } from 'node:module';
import { GlobalFonts } from '@napi-rs/canvas';

/** Font family of drawn text. The serif fonts after Fraunces provide the letters that Fraunces lacks. */
export const titleFontFamily = "Fraunces, 'DejaVu Serif', 'Liberation Serif', serif";

/** Registers the font Fraunces for drawing on a canvas. Throws if the package with the font is missing. */
export function registerFonts(): void {
  const require = createRequire(import.meta.url);
  for (const style of ['normal', 'italic']) {
    const file = require.resolve(`@fontsource/fraunces/files/fraunces-latin-400-${style}.woff2`);
    if (!GlobalFonts.registerFromPath(file, 'Fraunces')) {
      throw new Error(`${file} holds no font. Install @fontsource/fraunces again.`);
    }
  }
}
