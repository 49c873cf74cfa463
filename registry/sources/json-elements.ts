import { ImportError } from '../source-record.ts';

/** No AED needs more: a longer element is a broken file, and must not fill the memory. */
const longestElement = 4_000_000;

const quote = 0x22;
const backslash = 0x5c;
const openBrace = 0x7b;
const closeBrace = 0x7d;
const openBracket = 0x5b;
const closeBracket = 0x5d;

const isOpening = (code: number) => code === openBrace || code === openBracket;
const isClosing = (code: number) => code === closeBrace || code === closeBracket;

/**
 * Cuts the elements of one array of a JSON document out of its text, piece by piece, so that a file of any size, on one
 * line or many, needs the memory of one element. Each element is then read by JSON.parse.
 */
export class ElementCutter {
  readonly #path: string;
  readonly #arrayName: string;
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

  constructor(path: string, arrayName: string) {
    this.#path = path;
    this.#arrayName = arrayName;
  }

  /** The elements that end within this piece of text. */
  *cut(text: string): Generator<unknown> {
    let from = 0;
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (this.#isInString) {
        at = this.#passString(text, at);
        continue;
      }
      if (code === quote) this.#enterString();
      else if (isOpening(code) && this.#open(code)) from = at;
      else if (isClosing(code) && this.#close()) yield this.#finishElement(text.slice(from, at + 1));
    }
    if (this.#isKeeping) this.#keep(text.slice(from));
  }

  #enterString(): void {
    this.#isInString = true;
    if (this.#depth === 1) this.#name = '';
  }

  /** Goes to the end of a string or of the text, whichever comes first, and returns the last place it passed. */
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

  /** Goes one level out; true when an element ends here. */
  #close(): boolean {
    this.#depth -= 1;
    if (this.#isKeeping && this.#depth === 2) return true;
    if (this.#depth === 1) this.#isInArray = false;
    else if (this.#depth === 0) this.#hasEnded = true;
    return false;
  }

  /** Goes one level in; true when an element begins here. */
  #open(code: number): boolean {
    if (this.#depth === 1 && code === openBracket && this.#name === this.#arrayName) this.#isInArray = true;
    this.#depth += 1;
    const isBeginning = this.#depth === 3 && this.#isInArray && code === openBrace;
    if (isBeginning) this.#isKeeping = true;
    return isBeginning;
  }

  #keep(part: string): void {
    this.#kept.push(part);
    this.#keptLength += part.length;
    if (this.#keptLength > longestElement) {
      throw new ImportError(
        `${this.#path}: got an element of more than ${longestElement} characters (number ${this.#count + 1}), expected one AED; the file is damaged or is no register.`,
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
        `${this.#path}: got an element that is no JSON (number ${this.#count}: ${(cause as Error).message}); repair or fetch the file again.`,
      );
    }
  }

  /** Call when the text has ended. Throws ImportError when the document has not. */
  finish(): void {
    if (this.#hasEnded && this.#depth === 0) return;
    throw new ImportError(
      `${this.#path}: got a JSON file that stops in the middle, after ${this.#count} whole elements, expected a closing bracket; fetch the file again.`,
    );
  }
}

/** Every element of the named array of a JSON document. Throws ImportError for a damaged or truncated file. */
export async function* jsonElements(
  path: string,
  arrayName: string,
  text: AsyncIterable<string>,
): AsyncGenerator<unknown> {
  const cutter = new ElementCutter(path, arrayName);
  for await (const piece of text) yield* cutter.cut(piece);
  cutter.finish();
}
