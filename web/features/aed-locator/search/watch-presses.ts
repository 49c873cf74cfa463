/** Maximum delay between lifting a finger and the click event. */
const clickDelayMs = 400;

export interface PressWatch {
  /**
   * Resolves when no pointer has been down for 400 ms and no dialog is open. Content can then move without causing a
   * press on the wrong element.
   */
  whenUntouched(): Promise<void>;
}

const isAtWork = () => document.querySelector('dialog[open]') !== null;

/** Observes pointer presses until `signal` is aborted. */
export function watchPresses(signal: AbortSignal): PressWatch {
  let isPressed = false;
  let liftedAt = Number.NEGATIVE_INFINITY;
  const options = { signal, capture: true, passive: true };
  document.addEventListener('pointerdown', () => (isPressed = true), options);
  for (const end of ['pointerup', 'pointercancel'])
    document.addEventListener(
      end,
      () => {
        isPressed = false;
        liftedAt = performance.now();
      },
      options,
    );
  const waitMs = () => (isPressed || isAtWork() ? clickDelayMs : liftedAt + clickDelayMs - performance.now());
  return {
    async whenUntouched() {
      for (let wait = waitMs(); wait > 0; wait = waitMs()) await new Promise((resolve) => setTimeout(resolve, wait));
    },
  };
}
