import film from '../../assets/films/explainer.mp4';
import captions from '../../assets/films/explainer.vtt';
import poster from '../../assets/films/explainer-poster.jpg';
import styles from './explainer-player.module.css';
import { playerText } from './text.ts';

/** The explainer film by itself, for a frame inside another page. */
export function ExplainerPlayer() {
  return (
    <main className={styles.page}>
      <h1 className="visually-hidden">{playerText.title}</h1>
      <video className={styles.film} controls playsInline preload="metadata" poster={poster} width="1280" height="720">
        <source src={film} type="video/mp4" />
        <track kind="captions" src={captions} srcLang="en" label={playerText.captions} default />
        {playerText.unsupported}
      </video>
    </main>
  );
}
