import { hubKinds } from '../../../../content/hub-kinds.ts';
import type { HubKind } from '../../../../domain/hub/hub.ts';
import { inLanguage } from '../../../languages/in-language.ts';

/** What the kinds of place are called; their English names are records. */
export const kindsText = inLanguage(
  'kindsText',
  Object.fromEntries(hubKinds.map(({ kind, name }) => [kind, name])) as Record<HubKind, string>,
);
