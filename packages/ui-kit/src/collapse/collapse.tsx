"use client";

import { useRef, type ComponentProps } from "react";
import { joinClasses } from "../behaviours/class-names.ts";
import { useMergedRefs } from "../behaviours/merge-refs.ts";
import { useCollapse } from "./use-collapse.ts";
import styles from "./collapse.module.css";

export interface CollapseProps extends ComponentProps<"div"> {
  /** Whether the content is to be seen; changing it starts the motion. */
  open: boolean;
  /** Takes the content out of the page while it is collapsed. Default `false`. */
  unmount?: boolean | undefined;
}

/** Content that folds away: collapsed, expanding, expanded, collapsing. Specification, section 4. */
export function Collapse({ open, unmount = false, children, ref, ...rest }: CollapseProps) {
  const own = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRefs(own, ref);
  const state = useCollapse(open, own);
  const isCollapsed = state === "collapsed";
  return (
    <div
      {...rest}
      ref={mergedRef}
      className={joinClasses(styles.root, rest.className)}
      data-state={state}
      inert={!open}
    >
      <div className={styles.content}>{unmount && isCollapsed ? null : children}</div>
    </div>
  );
}
