"use client";

import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { ComponentType } from "react";
import { awaitTouch } from "./await-touch.ts";

interface DeferredHydrationProps<Props extends object> {
  /** Draws it where there is no island yet: `isIsland || Part`. */
  drawn: true | ComponentType<Props>;
  /** Fetches the same component for the island. */
  load: () => Promise<ComponentType<Props>>;
  /** Never change by themselves. */
  props: Props;
  /** What is pressed to get at it, anywhere in the block; default the part's own links and buttons. */
  opener?: string;
  /** `watchHold`, where a finger may be scrolling what the code is to move. */
  watch?: Parameters<typeof awaitTouch>[0]["watch"];
}

/**
 * A part of an island that reads well without its code, which comes with the first touch: until then
 * it stays as the server sent it. Its presses are held for it meanwhile.
 */
export function DeferredHydration<Props extends object>(options: DeferredHydrationProps<Props>) {
  const { drawn, load, props, opener, watch } = options;
  const place = useRef<HTMLDivElement>(null);
  const [late] = useState(() => makeLate(load));
  const isLate = drawn === true;
  useEffect(() => {
    // React hears at the block's element, and lets nothing through to what it has not hydrated.
    const root = place.current?.closest<HTMLElement>("[data-block]");
    if (!isLate || !root) return undefined;
    const isInside = (target: Element) => place.current?.contains(target);
    const findControl = (target: Element) =>
      isInside(target) ? target.closest<HTMLElement>("a, button") : null;
    const findOpener = (target: Element) => target.closest<HTMLElement>(opener ?? "");
    return awaitTouch({
      root,
      capture: true,
      load: late.wake,
      watch,
      ...(opener ? { find: findOpener } : { find: findControl, isNear: isInside }),
    });
  }, [isLate, late, opener, watch]);
  const Part = isLate ? late.Part : drawn;
  return (
    <div ref={place}>
      <Suspense>
        <Part {...props} />
      </Suspense>
    </div>
  );
}

/** A component that waits for `wake`, which resolves once it takes events. */
function makeLate<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let show: (loaded: ComponentType<Props>) => void = () => {};
  let finish = () => {};
  const code = new Promise<ComponentType<Props>>((resolve) => (show = resolve));
  const woken = new Promise<void>((resolve) => (finish = resolve));
  const Part = lazy(async () => {
    const Loaded = await code;
    return {
      default: function Woken(props: Props) {
        useEffect(finish, []);
        return <Loaded {...props} />;
      },
    };
  });
  const wake = async (_: AbortSignal, released?: () => Promise<void>) => {
    const Loaded = await load();
    await released?.();
    show(Loaded);
    await woken;
  };
  return { Part, wake };
}
