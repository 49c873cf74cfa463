import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import type { Caption } from './captions.ts';
import { formatWebVtt } from './captions.ts';

export const frameFormat = { width: 1280, height: 720, framesPerSecond: 24 } as const;

export interface Film {
  readonly name: string;
  readonly durationSeconds: number;
  /**
   * Time of the frame that is shown before the film plays. If the visitor prefers reduced motion, it is shown instead
   * of the film.
   */
  readonly posterSecond: number;
  /** Whether the film is a loop. The last frame of a loop equals its first. */
  readonly isLoop: boolean;
  /**
   * Constant rate factor of the x264 encoder, by default 30. A higher value makes the file smaller; a lower one makes
   * the seam of a loop less visible.
   */
  readonly rateFactor?: number;
  readonly captions: readonly Caption[];
  /** Paints the frame at a given time. The result depends only on that time. */
  readonly paint: (context: SKRSContext2D, second: number) => void;
}

function encoder(path: string, rateFactor: number) {
  const { width, height, framesPerSecond } = frameFormat;
  const input = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgba',
    '-s',
    `${width}x${height}`,
    '-r',
    String(framesPerSecond),
    '-i',
    '-',
  ];
  const coding = [
    '-c:v',
    'libx264',
    '-preset',
    'medium',
    '-crf',
    String(rateFactor),
    '-tune',
    'animation',
    '-pix_fmt',
    'yuv420p',
  ];
  // Without -map_metadata and +bitexact, the file would contain the encoder's version, so files from different machines
  // would differ.
  const outputOptions = ['-map_metadata', '-1', '-fflags', '+bitexact', '-an', '-movflags', '+faststart'];
  return spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...coding, ...outputOptions, path], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
}

/** Renders a film into a folder as a video, a poster and captions. Throws if ffmpeg is missing or fails. */
export async function renderFilm(film: Film, folder: URL): Promise<void> {
  const canvas = createCanvas(frameFormat.width, frameFormat.height);
  const context = canvas.getContext('2d');
  const process = encoder(new URL(`${film.name}.mp4`, folder).pathname, film.rateFactor ?? 30);
  const isClosed = once(process, 'close');
  const frames = film.durationSeconds * frameFormat.framesPerSecond;
  for (let at = 0; at < frames; at += 1) {
    const share = film.isLoop ? (at / (frames - 1)) % 1 : at / frames;
    context.reset();
    film.paint(context, share * film.durationSeconds);
    if (!process.stdin.write(Buffer.from(canvas.data()))) await once(process.stdin, 'drain');
  }
  process.stdin.end();
  const [code] = await isClosed;
  if (code !== 0) throw new Error(`ffmpeg failed with exit code ${code} for ${film.name}. Read its message above.`);
  writeFileSync(new URL(`${film.name}-poster.jpg`, folder), await renderStill(film, film.posterSecond));
  if (film.captions.length > 0) writeFileSync(new URL(`${film.name}.vtt`, folder), formatWebVtt(film.captions));
}

const posterBytes = 58_000;

/** Renders one frame as JPEG, at the best quality with which it is small enough for a poster. */
export async function renderStill(film: Film, second: number): Promise<Buffer> {
  const canvas = createCanvas(frameFormat.width, frameFormat.height);
  film.paint(canvas.getContext('2d'), second);
  const drawn = sharp(canvas.toBuffer('image/png'));
  for (const quality of [70, 60, 50]) {
    const encoded = await drawn.jpeg({ quality, mozjpeg: true }).toBuffer();
    if (encoded.length <= posterBytes) return encoded;
  }
  return drawn.jpeg({ quality: 40, mozjpeg: true }).toBuffer();
}
