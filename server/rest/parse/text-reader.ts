import { querySyntaxError } from '../rest-error.ts';

/** Reads the value of a query-string parameter from left to right. */
export class TextReader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get rest(): string {
    return this.#text.slice(this.#at);
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#text.length;
  }

  isAt(expected: string): boolean {
    return this.#text.startsWith(expected, this.#at);
  }

  /** Advances past `expected` if it comes next, and returns whether it did. */
  skip(expected: string): boolean {
    if (!this.isAt(expected)) return false;
    this.#at += expected.length;
    return true;
  }

  /** Advances past `expected` if it comes next as a whole word, and returns whether it did. */
  skipWord(expected: string): boolean {
    return !/^\w/.test(this.#text.slice(this.#at + expected.length)) && this.skip(expected);
  }

  skipSpaces(): void {
    while (this.skip(' '));
  }

  expect(expected: string): void {
    if (!this.skip(expected)) throw querySyntaxError(this.rest, `"${expected}"`);
  }

  /** Reads up to the next of the characters in `stops`, or to the end. */
  takeUntil(stops: string): string {
    const start = this.#at;
    while (!this.isAtEnd && !stops.includes(this.#text.charAt(this.#at))) this.#at += 1;
    return this.#text.slice(start, this.#at);
  }

  /** Reads a string in double quotes, with backslash escapes. */
  takeQuoted(): string {
    const whole = this.rest;
    this.expect('"');
    let taken = '';
    while (!this.skip('"')) {
      if (this.skip('\\') && this.isAtEnd) break;
      if (this.isAtEnd) throw querySyntaxError(whole, 'a closing quotation mark');
      taken += this.#text.charAt(this.#at);
      this.#at += 1;
    }
    return taken;
  }

  /** Reads the name of a column, which is in double quotes if it contains punctuation. */
  takeName(): string {
    if (this.isAt('"')) return this.takeQuoted();
    const [name] = /^(?:[^.,:()"> -]|-(?!>))*/.exec(this.rest) ?? [''];
    this.#at += name.length;
    if (name === '') throw querySyntaxError(this.rest, 'the name of a column');
    return name;
  }
}
