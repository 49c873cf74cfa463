/** A place to stand at, in degrees (WGS 84). */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** How a browser is to look; given when it starts, for neither of the two can be told later. */
export interface Appearance {
  /** Inner size of the window, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly scheme: 'light' | 'dark';
  readonly isMotionReduced: boolean;
}

/** A device as WebDriver and BiDi describe it alike: https://www.w3.org/TR/webdriver2/#actions */
export interface InputSource {
  readonly type: 'key' | 'pointer';
  readonly id: string;
  readonly parameters?: { readonly pointerType: 'mouse' | 'touch' };
  readonly actions: readonly Readonly<Record<string, unknown>>[];
}

/** One window of a real browser with its own profile. All that journeys need to know of the two ways to drive a browser. */
export interface BrowserWindow {
  /** What went wrong in its pages so far: errors of the console, and exceptions that nobody caught. */
  readonly problems: readonly string[];
  /** Resolves when the page has loaded. Rejects where it cannot be reached. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  goBack(): Promise<void>;
  /** Runs a function of JavaScript, given by its text, with arguments that JSON can hold; returns its answer, awaited. */
  run(functionText: string, args: readonly unknown[]): Promise<unknown>;
  perform(sources: readonly InputSource[]): Promise<void>;
  /** The part of the page that is in view, as PNG. */
  picture(): Promise<Buffer>;
  /** Lets the current page know where the visitor is, without asking. */
  standAt(position: Position): Promise<void>;
  close(): Promise<void>;
}

/** Makes of a function's text one that takes its arguments as JSON and gives its awaited answer as JSON. */
export function overJson(functionText: string): string {
  return `(json) => Promise.resolve((${functionText})(...JSON.parse(json))).then((answer) => JSON.stringify(answer ?? null))`;
}
