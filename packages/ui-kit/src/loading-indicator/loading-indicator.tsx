"use client";

import { useEffect, useState, useSyncExternalStore, type ComponentProps } from "react";
import hidden from "../behaviours/visually-hidden.module.css";
import { joinClasses } from "../behaviours/class-names.ts";
import { loadingIndicatorTexts } from "../locale/en.ts";
import { useSection } from "../locale/locale-context.ts";
import { createLoadingBar, HIDDEN_BAR, type LoadingBar } from "./loading-bar.ts";
import styles from "./loading-indicator.module.css";

export interface LoadingIndicatorProps extends Omit<ComponentProps<"div">, "children"> {
  /** Whether work is going on. */
  loading?: boolean | undefined;
  /** A bar made by `createLoadingBar`, in place of `loading`, to be moved from outside of React. */
  bar?: LoadingBar | undefined;
  /** Wait before it is shown, in ms. Default 200. */
  throttle?: number | undefined;
  /** Time to half of the way, in ms. Default 2000. */
  duration?: number | undefined;
}

/** A thin bar at the top of the page. Specification, section 9: 200 ms, 2000 ms, 3 px. */
export function LoadingIndicator(props: LoadingIndicatorProps) {
  const { loading = false, throttle, duration, bar: given, ...rest } = props;
  const texts = useSection("loadingIndicator", loadingIndicatorTexts);
  const [own] = useState(() => createLoadingBar({ throttle, duration }));
  const bar = given ?? own;
  const state = useSyncExternalStore(bar.subscribe, bar.state, () => HIDDEN_BAR);

  useEffect(() => {
    if (!loading) return;
    bar.start();
    return () => bar.finish();
  }, [bar, loading]);

  return (
    <>
      <div
        {...rest}
        className={joinClasses(styles.root, rest.className)}
        style={{ ...rest.style, "--progress": state.progress / 100 } as typeof rest.style}
        hidden={!state.isVisible}
        aria-hidden="true"
      />
      <span role="status" className={hidden.hidden}>
        {state.isVisible && state.progress < 100 ? texts.label : ""}
      </span>
    </>
  );
}
