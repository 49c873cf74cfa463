import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { registerFonts, titleFontFamily } from '../fonts.ts';
import { palettes } from '../plates/palette.ts';
import { paintGlobe, paintHubs } from './canvas-globe.ts';
import { staticGlobeCentre } from './globe-drawing.ts';
import { createGlobeProjection, projectVisibleHubs } from './world.ts';

const colours = palettes.light;

/** Renders the social preview image as PNG: 1200 × 630 pixels, 128 colours. */
export async function renderShareCard(): Promise<Buffer> {
  registerFonts();
  const canvas = createCanvas(1200, 630);
  const context = canvas.getContext('2d');
  context.fillStyle = colours.paper;
  context.fillRect(0, 0, 1200, 630);
  const projection = createGlobeProjection(staticGlobeCentre, [985, 345], 372);
  paintGlobe(context, projection, '50m');
  paintHubs(context, projectVisibleHubs(projection, staticGlobeCentre), 4.5);
  context.fillStyle = colours.ink;
  context.font = `70px ${titleFontFamily}`;
  context.fillText('Symbiotics', 64, 272);
  context.fillText('Longevity Map', 64, 352);
  context.fillStyle = colours.soft;
  context.font = `26px ${titleFontFamily}`;
  context.fillText('Where people live long,', 66, 424);
  context.fillText('and how we know', 66, 460);
  context.fillStyle = colours.accent;
  context.fillRect(66, 166, 56, 4);
  return sharp(canvas.toBuffer('image/png')).png({ palette: true, colours: 128, dither: 0.4, effort: 9 }).toBuffer();
}
