import { useToast } from "@tour/ui-kit/message";
import { useEffect, useEffectEvent, useState } from "react";
import { texts } from "../texts/ru.ts";

/**
 * What becomes of pictures that arrive later: uploads go on when a screen is left, and its places are
 * gone then. While the component stands, its latest form is told; afterwards people read where the
 * pictures are.
 */
export function useWhileShown<Args extends unknown[]>(
  hear: (...args: Args) => void,
): (...args: Args) => void {
  const toast = useToast();
  const latest = useEffectEvent(hear);
  const [line] = useState(() => ({ hear }));
  useEffect(() => {
    line.hear = (...args: Args) => latest(...args);
    return () => {
      line.hear = () => toast.show({ id: "left-pictures", text: texts.pictures.screenLeft });
    };
  }, [line, toast]);
  return (...args) => line.hear(...args);
}
