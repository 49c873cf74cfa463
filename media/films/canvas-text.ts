import type { SKRSContext2D } from '@napi-rs/canvas';
import { titleFontFamily } from '../fonts.ts';

/** Breaks a text into lines no wider than `widthPixels` in the context's font. */
export function wrapText(context: SKRSContext2D, text: string, widthPixels: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && context.measureText(longer).width <= widthPixels) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

export interface TextStyle {
  readonly size: number;
  readonly colour: string;
  readonly opacity: number;
  readonly align?: 'left' | 'center' | 'right';
  readonly isItalic?: boolean;
}

/** Writes one line with its baseline at (x, y). */
export function writeCanvasText(context: SKRSContext2D, text: string, x: number, y: number, style: TextStyle): void {
  context.globalAlpha = style.opacity;
  context.fillStyle = style.colour;
  context.textAlign = style.align ?? 'left';
  context.font = `${style.isItalic ? 'italic ' : ''}${style.size}px ${titleFontFamily}`;
  context.fillText(text, x, y);
  context.globalAlpha = 1;
}
