import { useEffect, useRef } from "react";
import { create } from "zustand";

/** Answers that were taken back, by what they were written to. */
const useStore = create<Record<string, string | undefined>>(() => ({}));

/** Has the form of an answer show its words again, now or when it is opened. */
export const giveBack = (place: string, text: string): void => useStore.setState({ [place]: text });

/** Takes the words that were given back to this place, once. */
export function useGivenBack(place: string | undefined, take: (text: string) => void): void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  const text = useStore((given) => (place === undefined ? undefined : given[place]));
  useEffect(() => {
    // Once, however often the effect runs.
    if (text === undefined || place === undefined || useStore.getState()[place] !== text) return;
    useStore.setState({ [place]: undefined });
    latest.current(text);
  }, [place, text]);
}
