import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";

interface TypedSearch {
  /** What is looked for, as the address has it. */
  asked: string;
  /** How long one waits for the next letter before one looks, in ms. */
  pause: number;
  /** Undefined when nothing is looked for any more. */
  look: (text: string | undefined) => void;
}

/** What is typed into a field of search, which stands in the address a moment later. */
export function useTypedSearch({ asked, pause, look }: TypedSearch) {
  const [typed, setTyped] = useState(asked);
  const [seen, setSeen] = useState(asked);
  const { history } = useRouter();
  // Another address, by a link or by going back, says what is looked for.
  if (seen !== asked) {
    setSeen(asked);
    if (typed.trim() !== asked) setTyped(asked);
  }
  useEffect(() => {
    if (typed.trim() === asked) return;
    const { pathname } = history.location;
    const timer = setTimeout(() => {
      // Whoever pressed on what they found is on their way: looking would hold them back here.
      if (history.location.pathname === pathname) look(typed.trim() || undefined);
    }, pause);
    return () => clearTimeout(timer);
  });
  return { typed, setTyped };
}
