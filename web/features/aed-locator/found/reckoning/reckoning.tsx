import { useState } from 'react';
import { withWords } from '../../../../languages/in-language.ts';
import { lazyPart } from '../../../../ui/late/lazy-part.tsx';
import { reckoningLinkText as text } from '../../words/ranking-text.ts';
import styles from './reckoning.module.css';

const load = () => withWords(['reckoning'], () => import('./reckoning-figures.tsx'));
const Figures = lazyPart(async () => (await load()).ReckoningFigures, {
  missing: () => () => <p role="alert">{text.notLoaded}</p>,
});

/** How the order and the minutes come about: asked for, with its words, when somebody opens it. */
export function Reckoning() {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details className={styles.reckoning} onToggle={() => setOpened(true)}>
      <summary className={styles.summary}>{text.title}</summary>
      {wasOpened && <Figures />}
    </details>
  );
}
