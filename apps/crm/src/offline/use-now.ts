import { useSyncExternalStore } from "react";

/** How often the clock is looked at, in ms. */
const tick = 5000;

const follow = (tell: () => void) => {
  const timer = setInterval(tell, tick);
  return () => clearInterval(timer);
};
const read = () => Math.floor(Date.now() / tick) * tick;

/** The time, to five seconds. */
export const useNow = (): number => useSyncExternalStore(follow, read);
