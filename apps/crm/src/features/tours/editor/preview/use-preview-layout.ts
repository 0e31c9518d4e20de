import { useState } from "react";
import { useMedia } from "@tour/office/shell";

/** Whether the page stands open beside the form is kept for the next tour, too. */
const hiddenKey = "tour-page-hidden";

type PreviewDevice = "phone" | "desktop";

/** Where the tour's page is shown: beside the form where there is room for both, else in its place. */
export function usePreviewLayout(storage: Storage = window.localStorage) {
  const isBeside = useMedia("(width >= 1200px)");
  const [isHidden, setHidden] = useState(() => storage.getItem(hiddenKey) === "1");
  const [isInstead, setInstead] = useState(false);
  const [device, setDevice] = useState<PreviewDevice>("phone");
  const isShown = isBeside ? !isHidden : isInstead;
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  return {
    isBeside,
    isShown,
    /** Not loaded before somebody looks; kept afterwards, with its scroll. */
    isLoaded: wasShown,
    device,
    setDevice,
    show(next: boolean): void {
      if (!isBeside) return setInstead(next);
      setHidden(!next);
      if (next) storage.removeItem(hiddenKey);
      else storage.setItem(hiddenKey, "1");
    },
  };
}

export type PreviewLayout = ReturnType<typeof usePreviewLayout>;
