import Pause from '@lucide/icons/icons/pause';
import Play from '@lucide/icons/icons/play';
import { useRef, useState } from 'react';
import { Icon } from '../../ui/page/icon.tsx';
import styles from './hero-video.module.css';
import { placeProfileText } from './text.ts';

export interface HeroVideoUrls {
  readonly film: string;
  readonly poster: string;
}

/**
 * A silent video that plays in a loop. Visitors who prefer reduced motion see its still image, because the media query
 * of the source does not match. It can be paused, as WCAG 2.2.2 requires of anything that moves for more than five
 * seconds.
 */
export function HeroVideo({ film }: { film: HeroVideoUrls }) {
  const video = useRef<HTMLVideoElement>(null);
  const [isPaused, setIsPaused] = useState(false);

  const toggle = () => {
    if (isPaused) void video.current?.play();
    else video.current?.pause();
    setIsPaused(!isPaused);
  };
  // React omits the `muted` attribute from the markup, and browsers do not autoplay a video without it.
  const muteAndPlay = (element: HTMLVideoElement | null) => {
    video.current = element;
    if (element === null) return;
    element.muted = true;
    if (element.currentSrc !== '') void element.play().catch(() => setIsPaused(true));
  };

  return (
    <>
      <video
        ref={muteAndPlay}
        className={styles.film}
        poster={film.poster}
        autoPlay
        loop
        muted
        playsInline
        aria-hidden="true"
        tabIndex={-1}
      >
        <source src={film.film} type="video/mp4" media="(prefers-reduced-motion: no-preference)" />
        {placeProfileText.videoUnsupported}
      </video>
      <button type="button" className={`icon-button ${styles.toggle}`} data-needs-script onClick={toggle}>
        {isPaused ? <Icon of={Play} size={18} /> : <Icon of={Pause} size={18} />}
        <span className="visually-hidden">{isPaused ? placeProfileText.playFilm : placeProfileText.pauseFilm}</span>
      </button>
    </>
  );
}
