import type { RegisteredAed } from '../../domain/aed/aed-registry.ts';

/** Tags that tell one AED from another and are not published, or only where nothing better is said. */
const telling = /^(operator|owner|brand|description|ref|image|inscription|room|alt_name|name:\w+|addr:\w+)$/;

/** What a record says beyond what is published: as in the source, by tag. */
export type Unpublished = Readonly<Record<string, string>>;

/** A record as reconciliation sees it. */
export interface ListedAed {
  readonly aed: RegisteredAed;
  readonly unpublished: Unpublished;
}

/** Those tags that help to tell whether two records are one AED. */
export function unpublishedTags(tags: Readonly<Record<string, string>>): Unpublished {
  return Object.fromEntries(Object.entries(tags).filter(([tag, text]) => telling.test(tag) && text !== ''));
}

/** The register an AED is listed in: what is before the id there. */
export function sourceKeyOf({ id }: Pick<RegisteredAed, 'id'>): string {
  return id.slice(0, id.indexOf('/'));
}

/** A number to ring, without the country's and the trunk's prefix; null for the short ones of the emergency services. */
export function subscriberOf({ phone }: Pick<RegisteredAed, 'phone'>): string | null {
  const digits = (phone ?? '').normalize('NFKC').replaceAll(/\P{Nd}/gu, '');
  return digits.length < 7 ? null : digits.slice(-7);
}
