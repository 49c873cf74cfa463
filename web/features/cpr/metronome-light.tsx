import HeartPulse from '@lucide/icons/icons/heart-pulse';
import { useEffect, useRef } from 'react';
import { compressionIntervalMs } from '../../../domain/cpr/compression-rate.ts';
import { Icon } from '../../ui/page/icon.tsx';
import { readFirstBeatTime } from './metronome.ts';
import styles from './metronome-light.module.css';

/**
 * Interval at which the light is synchronised with the sound. The clocks of audio and display drift apart by a few
 * milliseconds per minute.
 */
const resyncIntervalMs = 10_000;

const flash: Keyframe[] = [
  { opacity: 1, scale: 1 },
  { opacity: 0.3, scale: 0.86, offset: 0.6 },
  { opacity: 0.3, scale: 0.86 },
];

/**
 * A light that flashes with each compression, which is less than three times a second. It does not flash if the visitor
 * prefers reduced motion.
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
    const resync = () => {
      animation.startTime = readFirstBeatTime();
    };
    resync();
    // After three beats the device can report when the sound became audible.
    const first = setTimeout(resync, 3 * compressionIntervalMs);
    const timer = setInterval(resync, resyncIntervalMs);
    document.addEventListener('visibilitychange', resync);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      document.removeEventListener('visibilitychange', resync);
      animation.cancel();
    };
  }, [isOn]);
  return (
    <div ref={light} className={styles.light} aria-hidden="true">
      <Icon of={HeartPulse} size={56} strokeWidth={1.75} />
    </div>
  );
}
