import HeartPulse from '@lucide/icons/icons/heart-pulse';
import Square from '@lucide/icons/icons/square';
import { useState } from 'react';
import { formatElapsed } from '../../../domain/cpr/compression-beat.ts';
import type { EmergencyCall } from '../../emergency-call/emergency-call.ts';
import { language, withWords } from '../../languages/in-language.ts';
import { addressIn } from '../../languages/languages.ts';
import { useIsHydrated } from '../../ui/lazy/use-is-hydrated.ts';
import { useOnFirstGesture } from '../../ui/lazy/use-on-first-gesture.ts';
import { Icon } from '../../ui/page/icon.tsx';
import { startBeat, stopBeat, useBeat } from './beat.ts';
import { prepareBeatSound } from './beat-sound.ts';
import styles from './coach-link.module.css';
import { cprLinkText as text } from './link-text.ts';
import { useElapsed } from './use-elapsed.ts';

interface CoachLinkProps {
  /** Whether the link is in the narrow bar at the bottom of the window: then it is one word instead of a sentence. */
  readonly isSmall?: boolean;
  /** The emergency number for the visitor's location; null until it is known. */
  readonly call: EmergencyCall | null;
}

/** Loads the dialog that is shown once the beat runs. */
const loadSheet = async () => (await withWords(['cpr'], () => import('./coach-sheet.tsx'))).CoachSheet;

/** Opens the coach: a link to its page and, after hydration, a button that starts the beat at once, in a dialog. */
export function CoachLink(props: CoachLinkProps) {
  const isHydrated = useIsHydrated();
  if (isHydrated) return <CoachButton {...props} />;
  return (
    <a className={styles.link} href={addressIn(language, '/cpr')} data-small={props.isSmall || undefined}>
      <Icon of={HeartPulse} size={26} />
      {props.isSmall ? text.bar : text.link}
    </a>
  );
}

/**
 * The beat is part of the page's code, so it starts without loading anything. Until the dialog has loaded, which may
 * never happen, a second press stops the beat.
 */
function CoachButton({ isSmall = false, call }: CoachLinkProps) {
  const { part: Sheet, ask } = useOnFirstGesture(loadSheet);
  const [isOpen, setOpen] = useState(false);
  const isRunning = useBeat().startedAt !== null;
  const elapsed = formatElapsed(useElapsed());
  const isStop = isRunning && Sheet === null;
  const sign = isStop ? Square : HeartPulse;
  const begin = () => {
    if (!startBeat()) return;
    ask();
    setOpen(true);
  };
  const stop = () => {
    if (stopBeat()) setOpen(false);
  };
  return (
    <>
      <button
        type="button"
        className={styles.link}
        data-small={isSmall || undefined}
        aria-pressed={isStop || undefined}
        onPointerDown={isRunning ? undefined : prepareBeatSound}
        onClick={isStop ? stop : begin}
      >
        <Icon of={sign} size={26} />
        {isSmall ? (isRunning ? elapsed : text.bar) : isRunning ? text.running(elapsed) : text.link}
      </button>
      {Sheet !== null && <Sheet call={call} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
