import type { RegisteredAed } from '../../domain/aed/aed-registry.ts';

/** Tags that distinguish AEDs but are not published, or only without a better value. */
const telling = /^(operator|owner|brand|description|ref|image|inscription|room|alt_name|name:\w+|addr:\w+)$/;

/** Unpublished values of a record: as in the source, by tag. */
export type UnpublishedTags = Readonly<Record<string, string>>;

/** A record for reconciliation. */
export interface ListedAed {
  readonly aed: RegisteredAed;
  readonly unpublished: UnpublishedTags;
}

/** The unpublished tags that help to decide whether two records are one AED. */
export function unpublishedTags(tags: Readonly<Record<string, string>>): UnpublishedTags {
  return Object.fromEntries(Object.entries(tags).filter(([tag, text]) => telling.test(tag) && text !== ''));
}

/** The register of an AED: the prefix of its id. */
export function sourceKeyOf({ id }: Pick<RegisteredAed, 'id'>): string {
  return id.slice(0, id.indexOf('/'));
}

/** A phone number without country and trunk prefix; null for the short numbers of emergency services. */
export function subscriberNumberOf({ phone }: Pick<RegisteredAed, 'phone'>): string | null {
  const digits = (phone ?? '').normalize('NFKC').replaceAll(/\P{Nd}/gu, '');
  return digits.length < 7 ? null : digits.slice(-7);
}
