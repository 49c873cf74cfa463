import Heart from '@lucide/icons/icons/heart';
import Lightbulb from '@lucide/icons/icons/lightbulb';
import Square from '@lucide/icons/icons/square';
import Vibrate from '@lucide/icons/icons/vibrate';
import Volume2 from '@lucide/icons/icons/volume-2';
import type { ComponentType } from 'react';
import { countCompletedTurns, formatElapsedTime, rescuerTurnMs } from '../../../domain/cpr/compression-rate.ts';
import type { EmergencyCall } from '../../emergency-call/emergency-call.ts';
import { GuessedEmergencyNumber } from '../../emergency-call/guessed-emergency-number.tsx';
import { languageAttributesOf } from '../../languages/localize-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { CollapsibleSection } from '../../ui/control/collapsible-section.tsx';
import { useIsHydrated } from '../../ui/lazy/use-is-hydrated.ts';
import { Icon, type IconData } from '../../ui/page/icon.tsx';
import styles from './cpr-coach.module.css';
import {
  CallForHelpPicture,
  CheckPersonPicture,
  CompressionsPicture,
  PadPlacementPicture,
} from './cpr-step-pictures.tsx';
import {
  type MetronomeSignal,
  metronomeSignals,
  setMetronomeSignal,
  startMetronome,
  stopMetronome,
  useMetronome,
} from './metronome.ts';
import { MetronomeLight } from './metronome-light.tsx';
import { prepareMetronomeSound } from './metronome-sound.ts';
import { cprText as text } from './text.ts';
import { useElapsedTime } from './use-elapsed-time.ts';
import { canVibrate } from './vibration.ts';

/** How long the advice to take turns is shown, in milliseconds. */
const turnAdviceMs = 12_000;

const pictures: Readonly<Record<(typeof text.steps)[number]['id'], ComponentType>> = {
  check: CheckPersonPicture,
  call: CallForHelpPicture,
  press: CompressionsPicture,
};

const signIcons = { sound: Volume2, light: Lightbulb, vibration: Vibrate } satisfies Record<MetronomeSignal, IconData>;

/**
 * The CPR coach, with a beat, short instructions and pictures. A visitor can start the beat without reading or choosing
 * anything.
 */
export function CprCoach({ call }: { readonly call?: EmergencyCall | null }) {
  return (
    <div className={styles.coach}>
      <BeatPart />
      <ol className={styles.steps}>
        {text.steps.map((step) => {
          const { id, title, words } = step;
          const Step = pictures[id];
          return (
            <li key={id} className={styles.step}>
              <Step />
              <div>
                <strong className={styles.stepTitle} {...languageAttributesOf(step, 'title')}>
                  {title}
                </strong>{' '}
                <span {...languageAttributesOf(step, 'words')}>{words}</span>
                {id === 'call' && <GuessedEmergencyNumber known={call} hasWayToAll={false} />}
              </div>
            </li>
          );
        })}
      </ol>
      <SignButtons />
      <p className={styles.told} {...languageAttributesOf(text, 'told')}>
        {text.told}
      </p>
      <div>
        <CollapsibleSection title={text.aed.title}>
          <div className={styles.aed}>
            <PadPlacementPicture />
            <ol className={styles.points}>
              {text.aed.points.map((point) => (
                <li key={point.id} {...languageAttributesOf(point, 'words')}>
                  {point.words}
                </li>
              ))}
            </ol>
          </div>
        </CollapsibleSection>
        <CollapsibleSection title={text.others.title}>
          <dl className={styles.others}>
            {text.others.points.map((point) => (
              <div key={point.who}>
                <dt {...languageAttributesOf(point, 'who')}>{point.who}</dt>
                <dd {...languageAttributesOf(point, 'how')}>{point.how}</dd>
              </div>
            ))}
          </dl>
        </CollapsibleSection>
      </div>
    </div>
  );
}

function BeatPart() {
  const { startedAt, on } = useMetronome();
  const elapsed = useElapsedTime();
  const isRunning = startedAt !== null;
  const turns = countCompletedTurns(elapsed);
  const isChange = turns > 0 && elapsed % rescuerTurnMs < turnAdviceMs;
  const change = isChange ? text.changeNow(turns * 2) : text.changeSoon;
  return (
    <section className={styles.beat} data-screen-only aria-label={text.pace} data-running={isRunning || undefined}>
      <MetronomeLight isOn={isRunning && on.light} />
      <div className={styles.watch}>
        <p className={styles.elapsed} role="timer" aria-label={text.elapsed} aria-live="off">
          {formatElapsedTime(elapsed)}
        </p>
        <p className={styles.pace}>{text.pace}</p>
        <p
          className={styles.change}
          data-now={isChange || undefined}
          {...languageAttributesOf(text, isChange ? 'changeNow' : 'changeSoon')}
        >
          {change}
        </p>
      </div>
      <p className="visually-hidden" role="status">
        {isRunning && (isChange ? change : text.running)}
      </p>
      <div className={styles.actions}>
        <Button
          tone={isRunning ? 'quiet' : 'emergency'}
          onPointerDown={isRunning ? undefined : prepareMetronomeSound}
          onClick={isRunning ? stopMetronome : startMetronome}
        >
          {isRunning ? <Icon of={Square} size={22} /> : <Icon of={Heart} size={24} />}
          {isRunning ? text.stop : text.start}
        </Button>
      </div>
    </section>
  );
}

function SignButtons() {
  const { on } = useMetronome();
  const isHydrated = useIsHydrated();
  const given = metronomeSignals.filter((sign) => sign !== 'vibration' || (isHydrated && canVibrate()));
  return (
    <fieldset className={styles.signs}>
      <legend className="visually-hidden">{text.signsLabel}</legend>
      {given.map((sign) => {
        return (
          <button
            key={sign}
            type="button"
            className={styles.sign}
            aria-pressed={on[sign]}
            onClick={() => setMetronomeSignal(sign, !on[sign])}
          >
            <Icon of={signIcons[sign]} />
            {text.signs[sign]}
          </button>
        );
      })}
    </fieldset>
  );
}
