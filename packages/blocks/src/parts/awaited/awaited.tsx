"use client";

import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { ComponentType } from "react";
import { awaitTouch } from "./await-touch.ts";

interface AwaitedProps<Props extends object> {
  /** Draws it where there is no island yet: `isIsland || Part`. */
  drawn: true | ComponentType<Props>;
  /** Fetches the same component for the island. */
  load: () => Promise<ComponentType<Props>>;
  /** Never change by themselves. */
  props: Props;
  /** What is pressed to get at it, anywhere in the block; default the part's own links and buttons. */
  opener?: string;
}

/**
 * A part of an island that reads well without its code, which comes with the first touch: until then
 * it stays as the server sent it. Its presses are held for it meanwhile.
 */
export function Awaited<Props extends object>(options: AwaitedProps<Props>) {
  const { drawn, load, props, opener } = options;
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
      ...(opener ? { find: findOpener } : { find: findControl, isNear: isInside }),
    });
  }, [isLate, late, opener]);
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
  const wake = async () => {
    show(await load());
    await woken;
  };
  return { Part, wake };
}
