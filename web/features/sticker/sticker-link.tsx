import { SiteLink } from '../../ui/page/site-link.tsx';
import { stickerLinkText } from './link-text.ts';
import styles from './sticker-link.module.css';

/** Link from an AED's page to its sticker. */
export function StickerLink({ id }: { readonly id: string }) {
  return (
    <p className={styles.link}>
      <SiteLink to={`/sticker?aed=${encodeURIComponent(id)}`}>{stickerLinkText.print}</SiteLink>
    </p>
  );
}
