import { HeartPulse } from 'lucide-react';
import { useState } from 'react';
import { formatElapsed } from '../../../domain/cpr/compression-beat.ts';
import { Dialog } from '../../ui/control/dialog.tsx';
import { startBeat, useBeat } from './beat.ts';
import { prepareBeatSound } from './beat-sound.ts';
import { Coach } from './coach.tsx';
import styles from './coach-link.module.css';
import type { CoachLinkProps } from './coach-link.tsx';
import { cprLinkText } from './link-text.ts';
import { cprText as text } from './text.ts';
import { useElapsed } from './use-elapsed.ts';

/** Starts the beat by its press, over the page it stands on; closing it leaves the beat on and shows how long it has run. */
export function CoachOpener({ isSmall = false, call }: CoachLinkProps) {
  const [isOpen, setOpen] = useState(false);
  const isRunning = useBeat().startedAt !== null;
  const elapsed = formatElapsed(useElapsed());
  const begin = () => {
    startBeat();
    setOpen(true);
  };
  return (
    <>
      <button
        type="button"
        className={styles.link}
        data-small={isSmall || undefined}
        onPointerDown={isRunning ? undefined : prepareBeatSound}
        onClick={begin}
      >
        <HeartPulse aria-hidden="true" size={26} />
        {isSmall ? (isRunning ? elapsed : cprLinkText.bar) : isRunning ? text.linkRunning(elapsed) : cprLinkText.link}
      </button>
      <Dialog title={text.title} closeLabel={text.close} isOpen={isOpen} onClose={() => setOpen(false)}>
        <Coach call={call} />
      </Dialog>
    </>
  );
}
