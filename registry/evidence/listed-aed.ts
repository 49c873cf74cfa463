import type { RegisteredAed } from '../../domain/aed/aed-registry.ts';

/** Tags that help to tell AEDs apart. They are not published, or only if a better value is missing. */
const distinguishingTags = /^(operator|owner|brand|description|ref|image|inscription|room|alt_name|name:\w+|addr:\w+)$/;

/** Unpublished values of a record by tag, as written in the source. */
export type UnpublishedTags = Readonly<Record<string, string>>;

/** A record, as compared with other records to find duplicates. */
export interface ListedAed {
  readonly aed: RegisteredAed;
  readonly unpublished: UnpublishedTags;
}

/** Selects the unpublished tags that help to decide whether two records are the same AED. */
export function unpublishedTags(tags: Readonly<Record<string, string>>): UnpublishedTags {
  return Object.fromEntries(Object.entries(tags).filter(([tag, text]) => distinguishingTags.test(tag) && text !== ''));
}

/** The key of the register that lists an AED, which is the prefix of its id. */
export function sourceKeyOf({ id }: Pick<RegisteredAed, 'id'>): string {
  return id.slice(0, id.indexOf('/'));
}

/** A phone number without its country code and trunk prefix. Null for the short numbers of emergency services. */
export function subscriberNumberOf({ phone }: Pick<RegisteredAed, 'phone'>): string | null {
  const digits = (phone ?? '').normalize('NFKC').replaceAll(/\P{Nd}/gu, '');
  return digits.length < 7 ? null : digits.slice(-7);
}
