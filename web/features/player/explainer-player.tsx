import film from '../../assets/films/explainer.mp4';
import captions from '../../assets/films/explainer.vtt';
import poster from '../../assets/films/explainer-poster.jpg';
import { CaptionedVideo } from '../../ui/control/captioned-video.tsx';
import styles from './explainer-player.module.css';
import { playerText } from './text.ts';

/** The explainer video without the rest of the site, for use in a frame. */
export function ExplainerPlayer() {
  return (
    <main className={styles.page}>
      <h1 className="visually-hidden">{playerText.title}</h1>
      <CaptionedVideo
        className={styles.film}
        playsInline
        src={film}
        poster={poster}
        width="1280"
        height="720"
        captions={{ src: captions, label: playerText.captions }}
        failure={playerText.failed}
      >
        {playerText.unsupported}
      </CaptionedVideo>
    </main>
  );
}
