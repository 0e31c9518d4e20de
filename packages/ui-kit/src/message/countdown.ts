/** A timer that can be held and goes on with what was left. */
export interface Countdown {
  resume(): void;
  pause(): void;
}

/** Runs `onEnd` once, after `duration` ms of not being paused. Starts paused. */
export function createCountdown(
  duration: number,
  onEnd: () => void,
  now: () => number = () => performance.now(),
): Countdown {
  let left = duration;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    resume() {
      if (timer !== undefined || left <= 0) return;
      startedAt = now();
      timer = setTimeout(() => {
        left = 0;
        timer = undefined;
        onEnd();
      }, left);
    },
    pause() {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      left -= now() - startedAt;
    },
  };
}
