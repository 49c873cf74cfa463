import type { RegistrySource } from '../../../domain/aed/aed-registry.ts';
import type { BoundColumnMap } from './bind-columns.ts';
import type { PublisherColumns } from './column-map.ts';

type Cells = Readonly<Record<string, string>>;

/** Maximum length of one part of a key. It keeps ids short even if the file name is long. */
const maxKeyPartLength = 48;

/**
 * Converts a text to a part of a key. It keeps letters and digits of any script, and replaces everything else by
 * dashes.
 */
export const toKeyPart = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, maxKeyPartLength)
    .replaceAll(/^-+|-+$/g, '');

/**
 * Finds the publisher of each row. The map of a single source has one publisher. In a schema with many publishers, each
 * publisher in each file is a separate source, so that equal ids of two publishers are not confused. The publisher is
 * read from the columns of a row, or from the file name if these are empty.
 */
export class Publishers {
  readonly #bound: BoundColumnMap;
  readonly #fileKey: string;
  readonly sources = new Map<string, RegistrySource>();
  /** Number of rows whose publisher is known only from the file name. */
  namedByFile = 0;

  constructor(bound: BoundColumnMap, fileKey: string) {
    this.#bound = bound;
    this.#fileKey = fileKey;
  }

  /** Returns the source of a row. */
  of(cells: Cells): RegistrySource {
    const { map, column } = this.#bound;
    if (!map.publisher) return this.#remember(map.source);
    const code = map.publisher.code === '' ? '' : (cells[column(map.publisher.code)] ?? '');
    const name = map.publisher.name.flatMap((part) => cells[column(part)] ?? []).join(' ');
    if (code === '' && name === '') this.namedByFile += 1;
    const key = [map.source.key, toKeyPart(code || name), this.#fileKey].filter((part) => part !== '').join('-');
    const known = this.sources.get(key);
    if (known) return known;
    return this.#remember({ key, ...this.#described(map.publisher, name, code) });
  }

  #described({ known }: PublisherColumns, name: string, code: string): Omit<RegistrySource, 'key'> {
    const words = new Set([toKeyPart(name), toKeyPart(code), ...this.#fileKey.split('-')]);
    const found = known.find(({ named }) => named.some((word) => words.has(toKeyPart(word))));
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
