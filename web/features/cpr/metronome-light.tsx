import HeartPulse from '@lucide/icons/icons/heart-pulse';
import { useEffect, useRef } from 'react';
import { compressionIntervalMs } from '../../../domain/cpr/compression-rate.ts';
import { Icon } from '../../ui/page/icon.tsx';
import { firstBeatTime } from './metronome.ts';
import styles from './metronome-light.module.css';

/**
 * Audio and display clocks drift apart by some milliseconds per minute, so the light is resynchronised at this
 * interval.
 */
const setRightEveryMs = 10_000;

const flash: Keyframe[] = [
  { opacity: 1, scale: 1 },
  { opacity: 0.3, scale: 0.86, offset: 0.6 },
  { opacity: 0.3, scale: 0.86 },
];

/**
 * A light that flashes with each compression, less than three times a second; it does not flash under reduced motion.
 */
export function MetronomeLight({ isOn }: { readonly isOn: boolean }) {
  const light = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!isOn || isStill || light.current?.animate === undefined) return;
    const animation = light.current.animate(flash, {
      duration: compressionIntervalMs,
      iterations: Number.POSITIVE_INFINITY,
    });
    const setRight = () => {
      animation.startTime = firstBeatTime();
    };
    setRight();
    // Resynchronised for the first time when the device can report when its sound is audible.
    const first = setTimeout(setRight, 3 * compressionIntervalMs);
    const timer = setInterval(setRight, setRightEveryMs);
    document.addEventListener('visibilitychange', setRight);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      document.removeEventListener('visibilitychange', setRight);
      animation.cancel();
    };
  }, [isOn]);
  return (
    <div ref={light} className={styles.light} aria-hidden="true">
      <Icon of={HeartPulse} size={56} strokeWidth={1.75} />
    </div>
  );
}
