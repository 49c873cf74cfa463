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
