/** A position in degrees (WGS 84). */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Appearance settings, given at start because the drivers cannot change the colour scheme or motion later. */
export interface Appearance {
  /** Inner size of the window, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly scheme: 'light' | 'dark';
  readonly isMotionReduced: boolean;
}

/** An input device as in both WebDriver and BiDi: https://www.w3.org/TR/webdriver2/#actions */
export interface InputSource {
  readonly type: 'key' | 'pointer';
  readonly id: string;
  readonly parameters?: { readonly pointerType: 'mouse' | 'touch' };
  readonly actions: readonly Readonly<Record<string, unknown>>[];
}

/** A window of a real browser with its own profile: the interface that both drivers implement. */
export interface BrowserWindow {
  /** Problems in its pages so far: console errors and uncaught exceptions. */
  readonly problems: readonly string[];
  /** Resolves when the page has loaded. Rejects if it cannot be reached. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  goBack(): Promise<void>;
  /** Runs a JavaScript function, given as text, with JSON arguments; returns its awaited result. */
  run(functionText: string, args: readonly unknown[]): Promise<unknown>;
  perform(sources: readonly InputSource[]): Promise<void>;
  /** The visible part of the page, as PNG. */
  picture(): Promise<Buffer>;
  /** Grants the current page the visitor's position without a prompt. */
  standAt(position: Position): Promise<void>;
  close(): Promise<void>;
}

/** Wraps a function's text: arguments and the awaited result are JSON. */
export function wrapWithJson(functionText: string): string {
  return `(json) => Promise.resolve((${functionText})(...JSON.parse(json))).then((answer) => JSON.stringify(answer ?? null))`;
}
