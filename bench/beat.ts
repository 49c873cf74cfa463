import { setTimeout as wait } from 'node:timers/promises';
import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { beatMs } from '../domain/cpr/compression-beat.ts';
import { chromiumArguments, findChromium } from '../scripts/toolchain/chromium.mjs';
import { type Measurement, percentile } from './measurement.ts';
import { whileServed } from './served-site.ts';

const recordedMs = 120_000;
/** A telephone of the lower middle beside this machine. */
const slowdown = 4;
/** How long a finger is down in a short tap. */
const tapMs = 80;

interface Recording {
  /** When something begins to be heard after a silence, in seconds of the recording. */
  readonly knocks: readonly number[];
  /** From the lifting of the finger until the sound thread runs, with what the device says that it adds and without what the recorder takes. */
  readonly startMs: number;
}

/**
 * The beat of /cpr as a loudspeaker gets it, recorded for two minutes on a processor slowed down by four; for the second minute the page
 * lies behind another one.
 */
export async function measureBeat(): Promise<readonly Measurement[]> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: [...chromiumArguments(), '--autoplay-policy=user-gesture-required'],
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  try {
    return await whileServed(async (origin) => {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        serviceWorkers: 'block',
      });
      const { knocks, startMs } = await record(context, `${origin}/cpr`);
      const first = knocks[0] ?? 0;
      const off = knocks.map((moment, index) => Math.abs((moment - first) * 1000 - index * beatMs));
      return [
        { what: 'knocks in two minutes', measured: knocks.length, unit: '', limit: 218, sense: 'at least' },
        { what: 'from its time, p99', measured: tenths(percentile(off, 0.99)), unit: 'ms', limit: 5, sense: 'at most' },
        { what: 'from its time, worst', measured: tenths(Math.max(...off)), unit: 'ms', limit: 5, sense: 'at most' },
        { what: 'press to sound', measured: tenths(startMs), unit: 'ms', limit: 100, sense: 'at most' },
      ];
    });
  } finally {
    await browser.close();
  }
}

const tenths = (value: number) => Number(value.toFixed(1));

async function record(context: BrowserContext, address: string): Promise<Recording> {
  const page = await context.newPage();
  await page.addInitScript(listen);
  // The press is measured on a page that has come to life, as somebody finds it who has read where to press.
  await page.goto(address, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await tap(page, session);
  await page.getByRole('button', { name: 'Stop the beat' }).waitFor();
  await wait(recordedMs / 2);
  const other = await context.newPage();
  await other.goto(address);
  await other.bringToFront();
  await wait(recordedMs / 2);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return read(page);
}

/** With a finger, which lets a page sound only once it is lifted; a mouse does so as it goes down. */
async function tap(page: Page, session: CDPSession): Promise<void> {
  const box = await page.getByRole('button', { name: 'Start the beat' }).boundingBox();
  if (box === null) throw new Error('Got no button to start the beat on the screen, expected one.');
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await wait(tapMs);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Runs in the page before its own scripts: whatever goes to the loudspeaker goes to a recorder too. */
function listen(): void {
  const heard: { recorder?: MediaRecorder; parts: Blob[]; pressedAt: number; startMs: number } = {
    parts: [],
    pressedAt: 0,
    startMs: 0,
  };
  let recorderMs = 0;
  Object.assign(window, { heard });
  window.addEventListener(
    'click',
    ({ timeStamp }) => {
      if (heard.startMs === 0) heard.pressedAt = timeStamp;
    },
    true,
  );
  const connect = AudioNode.prototype.connect as (node: AudioNode) => AudioNode;
  AudioNode.prototype.connect = function connectTwice(this: AudioNode, node: AudioNode) {
    if (node === node.context.destination) {
      const begunAt = performance.now();
      const copy = new MediaStreamAudioDestinationNode(node.context as AudioContext);
      connect.call(this, copy);
      heard.recorder = new MediaRecorder(copy.stream, { audioBitsPerSecond: 256_000 });
      heard.recorder.ondataavailable = ({ data }) => heard.parts.push(data);
      heard.recorder.start();
      recorderMs = performance.now() - begunAt;
    }
    return connect.call(this, node);
  } as typeof AudioNode.prototype.connect;
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function startTimed(...when) {
    start.apply(this, when);
    const context = this.context as AudioContext;
    const look = setInterval(() => {
      if (context.currentTime === 0) return;
      clearInterval(look);
      const deviceMs = (context.baseLatency + context.outputLatency) * 1000;
      // The thread of the page, busy with the view, looks late; the sound's own clock says how long ago the first knock was begun.
      const [begin = 0] = when;
      const begunAt = performance.now() - Math.max(0, context.currentTime - begin) * 1000;
      heard.startMs = begunAt - recorderMs - heard.pressedAt + deviceMs;
    }, 1);
  };
}

/** Ends the recording and finds the knocks in it. */
function read(page: Page): Promise<Recording> {
  return page.evaluate(async () => {
    const { heard } = window as unknown as {
      heard: { recorder: MediaRecorder; parts: Blob[]; startMs: number };
    };
    const ended = new Promise((resolve) => {
      heard.recorder.addEventListener('stop', resolve);
    });
    heard.recorder.stop();
    await ended;
    const bytes = await new Blob(heard.parts).arrayBuffer();
    const sound = await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(bytes);
    const samples = sound.getChannelData(0);
    const knocks: number[] = [];
    let silence = Number.POSITIVE_INFINITY;
    for (const [index, sample] of samples.entries()) {
      const isHeard = Math.abs(sample) > 0.2;
      if (isHeard && silence > sound.sampleRate / 10) knocks.push(index / sound.sampleRate);
      silence = isHeard ? 0 : silence + 1;
    }
    return { knocks, startMs: heard.startMs };
  });
}
