import CirclePlay from '@lucide/icons/icons/circle-play';
import ExternalLink from '@lucide/icons/icons/external-link';
import Film from '@lucide/icons/icons/film';
import { useState } from 'react';
import introFilm from '../../assets/films/intro.mp4?url';
import introCaptions from '../../assets/films/intro.vtt?url';
import introPoster from '../../assets/films/intro-poster.jpg?url';
import { siteConfig } from '../../site-config.ts';
import { Button, ExternalButtonLink } from '../../ui/control/button.tsx';
import { CaptionedVideo } from '../../ui/control/captioned-video.tsx';
import { Dialog } from '../../ui/control/dialog.tsx';
import { Icon } from '../../ui/page/icon.tsx';
import styles from './map-section-actions.module.css';
import { explorerText } from './text.ts';

const { productName, productSite, explainerUrl } = siteConfig;

/** Buttons for the two videos, and a link to the website of the product. */
export function MapSectionActions() {
  const [open, setOpen] = useState<'introduction' | 'explainer' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className={styles.actions}>
      <Button onClick={() => setOpen('introduction')}>
        <Icon of={CirclePlay} size={20} />
        {explorerText.watchIntroduction}
      </Button>
      <Button onClick={() => setOpen('explainer')}>
        <Icon of={Film} size={20} />
        {explorerText.explainer(productName)}
      </Button>
      <ExternalButtonLink href={productSite}>
        {explorerText.visitProduct(productName)}
        <Icon of={ExternalLink} size={18} />
        <span className="visually-hidden">{explorerText.opensInNewTab}</span>
      </ExternalButtonLink>
      <Dialog
        title={explorerText.introductionTitle}
        closeLabel={explorerText.closeIntroduction}
        isOpen={open === 'introduction'}
        onClose={close}
      >
        <CaptionedVideo
          className={styles.film}
          src={introFilm}
          poster={introPoster}
          captions={{ src: introCaptions, label: explorerText.captions }}
          failure={explorerText.filmFailed}
        >
          {explorerText.videoUnsupported}
        </CaptionedVideo>
      </Dialog>
      <Dialog
        title={explorerText.explainer(productName)}
        closeLabel={explorerText.closeExplainer}
        isOpen={open === 'explainer'}
        onClose={close}
      >
        <iframe
          className={styles.film}
          src={explainerUrl}
          title={explorerText.explainerFrame(productName)}
          allow="fullscreen; picture-in-picture"
          allowFullScreen
        />
      </Dialog>
    </div>
  );
}
