import { HeartPulse } from 'lucide-react';
import { useState } from 'react';
import { formatElapsed } from '../../../domain/cpr/compression-beat.ts';
import type { EmergencyCall } from '../../emergency-call/emergency-call.ts';
import { Dialog } from '../../ui/control/dialog.tsx';
import { startBeat, useBeat } from './beat.ts';
import { prepareBeatSound } from './beat-sound.ts';
import { Coach } from './coach.tsx';
import styles from './coach-link.module.css';
import { cprLinkText } from './link-text.ts';
import { cprText as text } from './text.ts';
import { useElapsed } from './use-elapsed.ts';

export interface CoachLinkProps {
  /** In the bar at the foot of the window: a word instead of a sentence. */
  readonly isSmall?: boolean;
  /** Whom to call by the position, once it is known. */
  readonly call: EmergencyCall | null;
}

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
