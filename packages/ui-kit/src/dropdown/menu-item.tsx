"use client";

import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { Check } from "../icons/icons.ts";
import { joinClasses } from "../behaviours/class-names.ts";
import { Action, type ActionProps } from "../link/action.tsx";
import { useDropdownControl } from "./dropdown-context.ts";
import styles from "./dropdown.module.css";

export type MenuItemProps = Omit<ActionProps, "onSelect"> & {
  /** A drawing before the text. */
  icon?: ReactNode;
  /** A quiet word at the end: a key, a number. */
  end?: ReactNode;
  /** An action that destroys. */
  danger?: boolean | undefined;
  /** Makes it a switchable item. */
  checked?: boolean | undefined;
  /** Keeps the menu open after the choice. */
  keepOpen?: boolean | undefined;
  /** Told when the item is chosen. */
  onSelect?: (() => void) | undefined;
};

/** One action of a menu: a link with `href` or `to`, otherwise a button. */
export function MenuItem(props: MenuItemProps) {
  const { icon, end, danger, checked, keepOpen = false, onSelect, disabled, ...rest } = props;
  const { close } = useDropdownControl();

  const handleClick = (event: MouseEvent<never>) => {
    if (disabled) return event.preventDefault();
    (rest.onClick as ((event: MouseEvent<never>) => void) | undefined)?.(event);
    if (!keepOpen) close(true);
    onSelect?.();
  };

  return (
    <Action
      {...(rest as ActionProps)}
      role={checked === undefined ? "menuitem" : "menuitemcheckbox"}
      aria-checked={checked}
      aria-disabled={disabled || undefined}
      tabIndex={-1}
      className={joinClasses(styles.item, rest.className)}
      data-danger={danger || undefined}
      onClick={handleClick}
    >
      {icon != null && <span className={styles.icon}>{icon}</span>}
      <span className={styles.text}>{rest.children}</span>
      {end != null && <span className={styles.end}>{end}</span>}
      {checked !== undefined && <Check className={styles.check} data-shown={checked} />}
    </Action>
  );
}

/** A heading over some items. */
export function MenuLabel(props: ComponentProps<"div">) {
  return (
    <div role="presentation" {...props} className={joinClasses(styles.label, props.className)} />
  );
}

/** A line between groups of items. */
export function MenuSeparator(props: ComponentProps<"div">) {
  return (
    <div role="separator" {...props} className={joinClasses(styles.separator, props.className)} />
  );
}
