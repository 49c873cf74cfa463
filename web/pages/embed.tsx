import { PlaceChoice } from '../features/aed-locator/place/place-choice.tsx';
import { createRegistryClient } from '../features/aed-locator/registry/registry-client.ts';
import { EmbedBuilder } from '../features/embed-builder/embed-builder.tsx';
import { embedBuilderText } from '../features/embed-builder/text.ts';
import { siteConfig } from '../site-config.ts';
import { DashList } from '../ui/page/dash-list.tsx';
import { LinkedText } from '../ui/page/linked-text.tsx';
import { PageHeader } from '../ui/page/page-header.tsx';
import { Section } from '../ui/page/section.tsx';
import { buildPageMeta } from './page-meta.ts';

const { tag, title, lede, notes } = embedBuilderText;

export const meta = () => buildPageMeta({ title, description: lede, path: '/embed' });

const readTowns = createRegistryClient(siteConfig.registryUrl).places;

export default function EmbedPage() {
  return (
    <>
      <PageHeader tag={tag} title={title} lede={lede} />
      <EmbedBuilder placeField={(onChoose) => <PlaceChoice readTowns={readTowns} onChoose={onChoose} />} />
      <Section id="notes" title={notes.title}>
        <DashList items={notes.points}>{(item) => <LinkedText text={item} />}</DashList>
      </Section>
    </>
  );
}
