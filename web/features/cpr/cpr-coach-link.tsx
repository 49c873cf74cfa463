import HeartPulse from '@lucide/icons/icons/heart-pulse';
import Square from '@lucide/icons/icons/square';
import { useState } from 'react';
import { formatElapsedTime } from '../../../domain/cpr/compression-rate.ts';
import type { EmergencyCall } from '../../emergency-call/emergency-call.ts';
import { pathInLanguage } from '../../languages/languages.ts';
import { language, loadWithTexts } from '../../languages/localize-text.ts';
import { useIsHydrated } from '../../ui/lazy/use-is-hydrated.ts';
import { useLoadOnFirstGesture } from '../../ui/lazy/use-load-on-first-gesture.ts';
import { Icon } from '../../ui/page/icon.tsx';
import styles from './cpr-coach-link.module.css';
import { cprLinkText as text } from './cpr-link-text.ts';
import { startMetronome, stopMetronome, useMetronome } from './metronome.ts';
import { prepareMetronomeSound } from './metronome-sound.ts';
import { useElapsedTime } from './use-elapsed-time.ts';

interface CprCoachLinkProps {
  /**
   * Whether the link is in the narrow bar at the bottom of the window, where its text is one word instead of a
   * sentence.
   */
  readonly isSmall?: boolean;
  /** The emergency number at the visitor's location, or null until it is known. */
  readonly call: EmergencyCall | null;
}

/** Loads the dialog that opens when the beat has started. */
const loadDialog = async () => (await loadWithTexts(['cpr'], () => import('./cpr-coach-dialog.tsx'))).CprCoachDialog;

/**
 * Opens the CPR coach. Before hydration it is a link to the coach's page. After that it is a button that starts the
 * beat at once and opens a dialog.
 */
export function CprCoachLink(props: CprCoachLinkProps) {
  const isHydrated = useIsHydrated();
  if (isHydrated) return <CoachButton {...props} />;
  return (
    <a className={styles.link} href={pathInLanguage(language, '/cpr')} data-small={props.isSmall || undefined}>
      <Icon of={HeartPulse} size={26} />
      {props.isSmall ? text.bar : text.link}
    </a>
  );
}

/**
 * Starts the beat without loading any code. Until the dialog has loaded, another press stops the beat, because the
 * dialog may never load.
 */
function CoachButton({ isSmall = false, call }: CprCoachLinkProps) {
  const { part: Sheet, ask } = useLoadOnFirstGesture(loadDialog);
  const [isOpen, setOpen] = useState(false);
  const isRunning = useMetronome().startedAt !== null;
  const elapsed = formatElapsedTime(useElapsedTime());
  const isStop = isRunning && Sheet === null;
  const sign = isStop ? Square : HeartPulse;
  const begin = () => {
    if (!startMetronome()) return;
    ask();
    setOpen(true);
  };
  const stop = () => {
    if (stopMetronome()) setOpen(false);
  };
  return (
    <>
      <button
        type="button"
        className={styles.link}
        data-small={isSmall || undefined}
        aria-pressed={isStop || undefined}
        onPointerDown={isRunning ? undefined : prepareMetronomeSound}
        onClick={isStop ? stop : begin}
      >
        <Icon of={sign} size={26} />
        {isSmall ? (isRunning ? elapsed : text.bar) : isRunning ? text.running(elapsed) : text.link}
      </button>
      {Sheet !== null && <Sheet call={call} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
