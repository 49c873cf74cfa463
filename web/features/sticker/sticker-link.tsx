import { SiteLink } from '../../ui/page/site-link.tsx';
import styles from './sticker-link.module.css';
import { stickerLinkText } from './sticker-link-text.ts';

/** Link from an AED's page to its sticker. */
export function StickerLink({ id }: { readonly id: string }) {
  return (
    <p className={`page-frame ${styles.link}`} data-screen-only>
      <SiteLink to={`/sticker?aed=${encodeURIComponent(id)}`}>{stickerLinkText.print}</SiteLink>
    </p>
  );
}
