/** Thrown if data is invalid. The message names the field, says what it must contain, and what to do about it. */
class UnreadableDataError extends Error {
  override readonly name = 'UnreadableDataError';
}

/** Reads the fields of an untrusted value. Invalid fields throw an error that names them. */
export class Untrusted {
  readonly #value: unknown;
  readonly #parent: Untrusted | null;
  readonly #name: string | number;
  readonly #remedy: string;

  /** `remedy` says what to do about an invalid value. A field inherits the remedy of its parent. */
  constructor(
    value: unknown,
    name: string | number,
    parent: Untrusted | null = null,
    remedy = 'Import the registry again',
  ) {
    this.#value = value;
    this.#parent = parent;
    this.#name = name;
    this.#remedy = remedy;
  }

  /**
   * The path is built only when an error message needs it. Building it is slow, and hundreds of cells are read while
   * someone waits.
   */
  get #where(): string {
    if (!this.#parent) return String(this.#name);
    const step = typeof this.#name === 'number' ? `[${this.#name}]` : `.${this.#name}`;
    return `${this.#parent.#where}${step}`;
  }

  refuse(expected: string): never {
    const found = this.#value === undefined ? 'missing' : JSON.stringify(this.#value).slice(0, 60);
    throw new UnreadableDataError(`${this.#where} is ${found}, but must be ${expected}. ${this.#remedy}.`);
  }

  field(name: string): Untrusted {
    const record = this.#value;
    if (typeof record !== 'object' || record === null || Array.isArray(record)) return this.refuse('an object');
    return new Untrusted((record as Record<string, unknown>)[name], name, this, this.#remedy);
  }

  get isMissing(): boolean {
    return this.#value === undefined || this.#value === null;
  }

  text(): string {
    return typeof this.#value === 'string' && this.#value !== '' ? this.#value : this.refuse('text');
  }

  textOrNull(): string | null {
    return this.isMissing ? null : this.text();
  }

  flagOrNull(): boolean | null {
    if (this.isMissing) return null;
    return typeof this.#value === 'boolean' ? this.#value : this.refuse('true or false');
  }

  /** Reads a finite number between `low` and `high`, both included. */
  number(low: number, high: number): number {
    const value = this.#value;
    const fits = typeof value === 'number' && value >= low && value <= high;
    return fits ? value : this.refuse(low === high ? String(low) : `a number from ${low} to ${high}`);
  }

  list(): Untrusted[] {
    if (!Array.isArray(this.#value)) return this.refuse('a list');
    return this.#value.map((entry, index) => new Untrusted(entry, index, this, this.#remedy));
  }

  /**
   * Reads the entries of a list, and skips unreadable ones. The error of each skipped entry is passed to
   * `onUnreadable`.
   */
  readable<Read>(read: (entry: Untrusted) => Read, onUnreadable: (cause: unknown) => void): Read[] {
    return this.list().flatMap((entry) => {
      try {
        return [read(entry)];
      } catch (cause) {
        onUnreadable(cause);
        return [];
      }
    });
  }

  listOrEmpty(): Untrusted[] {
    return this.isMissing ? [] : this.list();
  }

  texts(): Record<string, string> {
    if (this.isMissing) return {};
    const record = this.#value;
    if (typeof record !== 'object' || record === null || Array.isArray(record)) return this.refuse('an object');
    return Object.fromEntries(Object.keys(record).map((key) => [key, this.field(key).text()]));
  }

  oneOf<Choice extends string>(choices: readonly Choice[]): Choice {
    const choice = choices.find((entry) => entry === this.#value);
    return choice ?? this.refuse(`one of ${choices.join(', ')}`);
  }

  raw(): unknown {
    return this.#value;
  }
}
