import type { RegisteredAed } from '../../domain/aed/aed-registry.ts';

/** Tags that help to tell AEDs apart. They are published only in place of a missing better value. */
const distinguishingTags = /^(operator|owner|brand|description|ref|image|inscription|room|alt_name|name:\w+|addr:\w+)$/;

/** Unpublished values of a record by tag, as written in the source. */
export type UnpublishedTags = Readonly<Record<string, string>>;

/** A record with all that is needed to compare it with others and find duplicates. */
export interface ListedAed {
  readonly aed: RegisteredAed;
  readonly unpublished: UnpublishedTags;
}

/** Selects the unpublished tags that help to decide whether two records are the same AED. */
export function selectUnpublishedTags(tags: Readonly<Record<string, string>>): UnpublishedTags {
  return Object.fromEntries(Object.entries(tags).filter(([tag, text]) => distinguishingTags.test(tag) && text !== ''));
}

/** Returns the key of the source that lists an AED. It is the part of the AED's id before the first slash. */
export function sourceKeyOf({ id }: Pick<RegisteredAed, 'id'>): string {
  return id.slice(0, id.indexOf('/'));
}

/**
 * Returns a phone number without its country code and trunk prefix. Null for the short numbers of emergency services.
 */
export function subscriberNumberOf({ phone }: Pick<RegisteredAed, 'phone'>): string | null {
  const digits = (phone ?? '').normalize('NFKC').replaceAll(/\P{Nd}/gu, '');
  return digits.length < 7 ? null : digits.slice(-7);
}
