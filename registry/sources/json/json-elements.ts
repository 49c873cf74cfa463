import { ImportError } from '../../source-record.ts';

/**
 * Maximum length of an element in characters. A longer element means a damaged file, which must not fill the memory.
 */
const maxElementLength = 4_000_000;

const quote = 0x22;
const backslash = 0x5c;
const openBrace = 0x7b;
const closeBrace = 0x7d;
const openBracket = 0x5b;
const closeBracket = 0x5d;

const isOpening = (code: number) => code === openBrace || code === openBracket;
const isClosing = (code: number) => code === closeBrace || code === closeBracket;

/** Maximum number of characters kept of the text before the elements, and of the text after them. */
const frameCharacters = 8192;

/** Name of the array that contains the elements, such as "features". Null if the document itself is that array. */
export type ArrayName = string | null;

/**
 * Splits one array of a JSON document into its elements, and parses each with JSON.parse. It reads in chunks, so a file
 * of any size needs memory for only one element, even if it is all on one line.
 */
export class JsonElementSplitter {
  readonly #path: string;
  readonly #arrayName: ArrayName;
  /** Nesting depth directly inside the array that contains the elements. */
  readonly #arrayDepth: 1 | 2;
  #depth = 0;
  #isInString = false;
  #isEscaped = false;
  #name = '';
  #isInArray = false;
  #hasEnded = false;
  #kept: string[] = [];
  #keptLength = 0;
  #isKeeping = false;
  #count = 0;
  #frameStart = '';
  #frameEnd = '';
  /** Index in the current chunk at which the text around the elements starts. */
  #frameFrom = 0;

  constructor(path: string, arrayName: ArrayName) {
    this.#path = path;
    this.#arrayName = arrayName;
    this.#arrayDepth = arrayName === null ? 1 : 2;
  }

  /** The text around the elements. If it is long, its middle is left out. */
  get frame(): string {
    return this.#frameStart + this.#frameEnd;
  }

  /** Number of elements returned so far. */
  get count(): number {
    return this.#count;
  }

  /** Parses the elements that end within this chunk. */
  *cut(text: string): Generator<unknown> {
    let from = 0;
    this.#frameFrom = 0;
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (this.#isInString) {
        at = this.#passString(text, at);
        continue;
      }
      if (code === quote) this.#enterString();
      else if (isOpening(code) && this.#open(code, text, at)) from = at;
      else if (isClosing(code) && this.#close(at)) yield this.#finishElement(text.slice(from, at + 1));
    }
    if (this.#isKeeping) this.#keep(text.slice(from));
    if (!this.#isInArray) this.#frame(text, text.length);
  }

  /** Saves the text around the elements from `#frameFrom` to the index `to`. */
  #frame(text: string, to: number): void {
    const from = this.#frameFrom;
    const room = frameCharacters - this.#frameStart.length;
    if (room > 0) this.#frameStart += text.slice(from, Math.min(to, from + room));
    const rest = from + Math.max(0, room);
    if (rest < to)
      this.#frameEnd = (this.#frameEnd + text.slice(Math.max(rest, to - frameCharacters), to)).slice(-frameCharacters);
  }

  #enterString(): void {
    this.#isInString = true;
    if (this.#depth === 1) this.#name = '';
  }

  /** Advances to the end of a string, or of the chunk if that comes first. Returns the index it reached. */
  #passString(text: string, start: number): number {
    for (let at = start; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (this.#isEscaped) this.#isEscaped = false;
      else if (code === backslash) this.#isEscaped = true;
      else if (code === quote) {
        this.#isInString = false;
        return at;
      } else if (this.#depth === 1 && this.#name.length < 32) this.#name += text[at];
    }
    return text.length;
  }

  /** Decrements the nesting depth. Returns true if an element ends here. */
  #close(at: number): boolean {
    this.#depth -= 1;
    if (this.#isKeeping && this.#depth === this.#arrayDepth) return true;
    if (this.#isInArray && this.#depth < this.#arrayDepth) {
      this.#isInArray = false;
      this.#frameFrom = at;
    }
    if (this.#depth === 0) this.#hasEnded = true;
    return false;
  }

  /** Increments the nesting depth. Returns true if an element starts here. */
  #open(code: number, text: string, at: number): boolean {
    if (code === openBracket && this.#isTargetArray()) {
      this.#isInArray = true;
      this.#frame(text, at);
    }
    this.#depth += 1;
    const isBeginning = this.#depth === this.#arrayDepth + 1 && this.#isInArray && code === openBrace;
    if (isBeginning) this.#isKeeping = true;
    return isBeginning;
  }

  /** Whether the array that opens here is the one that contains the elements. */
  #isTargetArray(): boolean {
    return this.#arrayName === null ? this.#depth === 0 : this.#depth === 1 && this.#name === this.#arrayName;
  }

  #keep(part: string): void {
    this.#kept.push(part);
    this.#keptLength += part.length;
    if (this.#keptLength > maxElementLength) {
      throw new ImportError(
        `${this.#path}: element ${this.#count + 1} has more than ${maxElementLength} characters. The file is damaged or not an AED list. Fetch it again.`,
      );
    }
  }

  #finishElement(last: string): unknown {
    this.#keep(last);
    const text = this.#kept.join('');
    this.#kept = [];
    this.#keptLength = 0;
    this.#isKeeping = false;
    this.#count += 1;
    try {
      return JSON.parse(text);
    } catch (cause) {
      throw new ImportError(
        `${this.#path}: element ${this.#count} is not JSON (${(cause as Error).message}). Repair the file, or fetch it again.`,
      );
    }
  }

  /** Whether all brackets of the document were closed. */
  get isWhole(): boolean {
    return this.#hasEnded && this.#depth === 0;
  }

  /** Must be called after the last chunk. Throws ImportError if the document is incomplete. */
  finish(): void {
    if (!this.isWhole)
      throw new ImportError(`${formatTruncatedJsonMessage(this.#path, this.#count)}; fetch the file again.`);
  }
}

/** Returns the message for a truncated JSON document. The caller adds what to do about it. */
export const formatTruncatedJsonMessage = (path: string, count: number) =>
  `${path}: this JSON file stops in the middle, after ${count} whole elements`;
