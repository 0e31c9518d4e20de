/** A function that runs at most once in `wait` ms: at once, and once more for the last call. */
export interface Throttled {
  (): void;
  cancel(): void;
}

/** Throttles `run` to one call in `wait` milliseconds, leading and trailing. */
export function throttle(run: () => void, wait: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAskedAgain = false;
  const open = () => {
    timer = undefined;
    if (isAskedAgain) call();
  };
  const call = () => {
    if (timer !== undefined) {
      isAskedAgain = true;
      return;
    }
    isAskedAgain = false;
    timer = setTimeout(open, wait);
    run();
  };
  call.cancel = () => {
    clearTimeout(timer);
    timer = undefined;
    isAskedAgain = false;
  };
  return call;
}
