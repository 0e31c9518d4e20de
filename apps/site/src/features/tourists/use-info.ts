import type { TouristsInfo } from "@tour/api";
import { useCallback, useEffect, useRef, useState } from "react";
import { readTourists } from "./read-tourists.ts";

/** How often whoever looks at the page hears what others wrote, in ms. */
const interval = 10_000;

interface InfoOptions {
  first: TouristsInfo;
  uuid: string;
  /** It holds what the server does not: a form that was refused. */
  isUnsaved: boolean;
}

/**
 * What the server has of the tourists: as it answers what is sent from here, and as others write it
 * on devices of their own. Asks nothing while nobody looks.
 */
export function useInfo({ first, uuid, isUnsaved }: InfoOptions) {
  const [info, setInfo] = useState(first);
  const answers = useRef(0);

  const take = useCallback((next: TouristsInfo) => {
    answers.current += 1;
    setInfo(next);
  }, []);

  useEffect(() => {
    const ask = async () => {
      const before = answers.current;
      if (document.hidden || (isUnsaved && before === 0)) return;
      const news = await readTourists(uuid);
      // The answer to what was sent meanwhile is newer.
      if (!news || answers.current !== before) return;
      setInfo((shown) => (JSON.stringify(shown) === JSON.stringify(news) ? shown : news));
    };
    const look = () => void ask();
    const timer = setInterval(look, interval);
    addEventListener("visibilitychange", look);
    addEventListener("online", look);
    return () => {
      clearInterval(timer);
      removeEventListener("visibilitychange", look);
      removeEventListener("online", look);
    };
  }, [uuid, isUnsaved]);

  return { info, take };
}
