"use client";

import { joinClasses } from "../behaviours/class-names.ts";
import { Action, type ActionProps } from "./action.tsx";
import styles from "./link.module.css";

export type LinkProps = ActionProps & {
  /** `accent` is coloured, `quiet` takes the colour of the text around it. Default `accent`. */
  variant?: "accent" | "quiet";
  /** Underline always, or only under the pointer. Default `always`. */
  underline?: "always" | "hover";
};

/** A link in running text: an anchor with `href`, a router link with `to`, otherwise a button. */
export function Link({ variant = "accent", underline = "always", ...props }: LinkProps) {
  return (
    <Action
      {...props}
      className={joinClasses(styles.root, props.className)}
      data-variant={variant}
      data-underline={underline}
    />
  );
}
