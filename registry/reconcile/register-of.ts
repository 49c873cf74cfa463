import type { RegisteredAed } from '../../domain/aed/aed-registry.ts';

/** The register an AED is listed in: what stands before the id there. */
export function registerOf({ id }: Pick<RegisteredAed, 'id'>): string {
  return id.slice(0, id.indexOf('/'));
}
