import { createRegistryClient } from '../features/aed-locator/registry/registry-client.ts';
import { StickerPrinter } from '../features/sticker/sticker-printer.tsx';
import { stickerText } from '../features/sticker/text.ts';
import { siteConfig } from '../site-config.ts';
import { PageHeader } from '../ui/page/page-header.tsx';
import { buildPageMeta } from './page-meta.ts';

const { tag, title, lede } = stickerText;
const { registryUrl } = siteConfig;

export const meta = () => buildPageMeta({ title, description: lede, path: '/sticker' });

const reader = createRegistryClient(registryUrl);

export default function StickerPage() {
  return (
    <>
      <PageHeader tag={tag} title={title} lede={lede} />
      <StickerPrinter reader={reader} registryUrl={registryUrl} />
    </>
  );
}
