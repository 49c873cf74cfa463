import Heart from '@lucide/icons/icons/heart';
import Lightbulb from '@lucide/icons/icons/lightbulb';
import Square from '@lucide/icons/icons/square';
import Vibrate from '@lucide/icons/icons/vibrate';
import Volume2 from '@lucide/icons/icons/volume-2';
import type { ComponentType } from 'react';
import { formatElapsed, turnMs, turnsOver } from '../../../domain/cpr/compression-beat.ts';
import type { EmergencyCall } from '../../emergency-call/emergency-call.ts';
import { GuessedCallLine } from '../../emergency-call/guessed-call-line.tsx';
import { languageOf } from '../../languages/in-language.ts';
import { Button } from '../../ui/control/button.tsx';
import { Fold } from '../../ui/control/fold.tsx';
import { useIsHydrated } from '../../ui/lazy/use-is-hydrated.ts';
import { Icon, type IconData } from '../../ui/page/icon.tsx';
import { type BeatSign, beatSigns, setBeatSign, startBeat, stopBeat, useBeat } from './beat.ts';
import { BeatLight } from './beat-light.tsx';
import { prepareBeatSound } from './beat-sound.ts';
import styles from './coach.module.css';
import { CallPicture, CheckPicture, PadsPicture, PressPicture } from './pictures.tsx';
import { cprText as text } from './text.ts';
import { useElapsed } from './use-elapsed.ts';
import { canVibrate } from './vibration.ts';

/** How long the prompt to change places is shown, in milliseconds. */
const changeShownMs = 12_000;

const pictures: Readonly<Record<(typeof text.steps)[number]['id'], ComponentType>> = {
  check: CheckPicture,
  call: CallPicture,
  press: PressPicture,
};

const signIcons = { sound: Volume2, light: Lightbulb, vibration: Vibrate } satisfies Record<BeatSign, IconData>;

/**
 * The CPR coach: the beat, short instructions and pictures. Nothing has to be read or chosen before the beat starts.
 */
export function Coach({ call }: { readonly call?: EmergencyCall | null }) {
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
                <strong className={styles.stepTitle} {...languageOf(step, 'title')}>
                  {title}
                </strong>{' '}
                <span {...languageOf(step, 'words')}>{words}</span>
                {id === 'call' && <GuessedCallLine known={call} hasWayToAll={false} />}
              </div>
            </li>
          );
        })}
      </ol>
      <SignButtons />
      <p className={styles.told} {...languageOf(text, 'told')}>
        {text.told}
      </p>
      <div>
        <Fold title={text.aed.title}>
          <div className={styles.aed}>
            <PadsPicture />
            <ol className={styles.points}>
              {text.aed.points.map((point) => (
                <li key={point.id} {...languageOf(point, 'words')}>
                  {point.words}
                </li>
              ))}
            </ol>
          </div>
        </Fold>
        <Fold title={text.others.title}>
          <dl className={styles.others}>
            {text.others.points.map((point) => (
              <div key={point.who}>
                <dt {...languageOf(point, 'who')}>{point.who}</dt>
                <dd {...languageOf(point, 'how')}>{point.how}</dd>
              </div>
            ))}
          </dl>
        </Fold>
      </div>
    </div>
  );
}

function BeatPart() {
  const { startedAt, on } = useBeat();
  const elapsed = useElapsed();
  const isRunning = startedAt !== null;
  const turns = turnsOver(elapsed);
  const isChange = turns > 0 && elapsed % turnMs < changeShownMs;
  const change = isChange ? text.changeNow(turns * 2) : text.changeSoon;
  return (
    <section className={styles.beat} aria-label={text.pace} data-running={isRunning || undefined}>
      <BeatLight isOn={isRunning && on.light} />
      <div className={styles.watch}>
        <p className={styles.elapsed} role="timer" aria-label={text.elapsed} aria-live="off">
          {formatElapsed(elapsed)}
        </p>
        <p className={styles.pace}>{text.pace}</p>
        <p
          className={styles.change}
          data-now={isChange || undefined}
          {...languageOf(text, isChange ? 'changeNow' : 'changeSoon')}
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
          onPointerDown={isRunning ? undefined : prepareBeatSound}
          onClick={isRunning ? stopBeat : startBeat}
        >
          {isRunning ? <Icon of={Square} size={22} /> : <Icon of={Heart} size={24} />}
          {isRunning ? text.stop : text.start}
        </Button>
      </div>
    </section>
  );
}

function SignButtons() {
  const { on } = useBeat();
  const isHydrated = useIsHydrated();
  const given = beatSigns.filter((sign) => sign !== 'vibration' || (isHydrated && canVibrate()));
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
            onClick={() => setBeatSign(sign, !on[sign])}
          >
            <Icon of={signIcons[sign]} />
            {text.signs[sign]}
          </button>
        );
      })}
    </fieldset>
  );
}
