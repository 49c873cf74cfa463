import type { RegistrySource } from '../../../domain/aed/aed-registry.ts';
import type { BoundMap } from './bind-columns.ts';
import type { PublisherColumns } from './column-map.ts';

type Cells = Readonly<Record<string, string>>;

/** Ids must stay short, even with a long file name. */
const longestPart = 48;

/** A text as part of a key: letters and digits of any script, all else becomes dashes. */
export const keyFromText = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, longestPart)
    .replaceAll(/^-+|-+$/g, '');

/**
 * Publishers of rows. A map of one register has one. A schema with many publishers has a source for each publisher and
 * file, so that ids collide only within one: the publisher comes from its columns if a row fills them, else from the
 * file name.
 */
export class Publishers {
  readonly #bound: BoundMap;
  readonly #fileKey: string;
  readonly sources = new Map<string, RegistrySource>();
  /** Number of rows whose publisher is known only from the file name. */
  namedByFile = 0;

  constructor(bound: BoundMap, fileKey: string) {
    this.#bound = bound;
    this.#fileKey = fileKey;
  }

  /** Source of a row. */
  of(cells: Cells): RegistrySource {
    const { map, column } = this.#bound;
    if (!map.publisher) return this.#remember(map.source);
    const code = map.publisher.code === '' ? '' : (cells[column(map.publisher.code)] ?? '');
    const name = map.publisher.name.flatMap((part) => cells[column(part)] ?? []).join(' ');
    if (code === '' && name === '') this.namedByFile += 1;
    const key = [map.source.key, keyFromText(code || name), this.#fileKey].filter((part) => part !== '').join('-');
    const known = this.sources.get(key);
    if (known) return known;
    return this.#remember({ key, ...this.#described(map.publisher, name, code) });
  }

  #described({ known }: PublisherColumns, name: string, code: string): Omit<RegistrySource, 'key'> {
    const words = new Set([keyFromText(name), keyFromText(code), ...this.#fileKey.split('-')]);
    const found = known.find(({ named }) => named.some((word) => words.has(keyFromText(word))));
    if (found) return found.source;
    const { title, attribution, licence, url } = this.#bound.map.source;
    const publisher = name || code || this.#fileKey;
    return {
      title: `${title}: ${publisher}`,
      licence,
      attribution: attribution.replace('{publisher}', publisher),
      url,
    };
  }

  #remember(source: RegistrySource): RegistrySource {
    this.sources.set(source.key, source);
    return source;
  }
}
