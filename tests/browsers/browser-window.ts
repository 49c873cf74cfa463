/** A geographical position in degrees (WGS 84). */
export interface GeographicPosition {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * The appearance of a window. It is set at the start, because the drivers cannot change the colour scheme or the
 * setting for reduced motion later.
 */
export interface Appearance {
  /** The inner width of the window, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly scheme: 'light' | 'dark';
  readonly isMotionReduced: boolean;
}

/**
 * A sequence of input from one device, in the format of both WebDriver and BiDi
 * (https://www.w3.org/TR/webdriver2/#actions).
 */
export interface InputSource {
  readonly type: 'key' | 'pointer';
  readonly id: string;
  readonly parameters?: { readonly pointerType: 'mouse' | 'touch' };
  readonly actions: readonly Readonly<Record<string, unknown>>[];
}

/** A window of a real browser with its own profile. Both the Firefox and the WebKit driver implement it. */
export interface BrowserWindow {
  /** The console errors and uncaught exceptions in the window's pages so far. */
  readonly problems: readonly string[];
  /** Opens a page and resolves when it has loaded. Rejects if it cannot be reached. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  goBack(): Promise<void>;
  /** Runs a JavaScript function in the page. The arguments and the awaited result are JSON values. */
  run(functionText: string, args: readonly unknown[]): Promise<unknown>;
  perform(sources: readonly InputSource[]): Promise<void>;
  /** Takes a screenshot of the visible part of the page, as PNG. */
  picture(): Promise<Buffer>;
  /** Allows the current page to read the given position, without a prompt. */
  standAt(position: GeographicPosition): Promise<void>;
  close(): Promise<void>;
}

/**
 * Returns the text of a function that takes JSON arguments, calls the given function and resolves to its result as
 * JSON.
 */
export function wrapWithJson(functionText: string): string {
  return `(json) => Promise.resolve((${functionText})(...JSON.parse(json))).then((answer) => JSON.stringify(answer ?? null))`;
}
