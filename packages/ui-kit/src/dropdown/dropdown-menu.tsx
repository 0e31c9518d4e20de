"use client";

import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from "react";
import { createTypeahead, matchTyped } from "../behaviours/typeahead.ts";
import { useDropdownControl } from "./dropdown-context.ts";
import { Dropdown, type DropdownProps } from "./dropdown.tsx";
import { listMenuItems, moveByKey } from "./menu-keys.ts";
import styles from "./dropdown.module.css";

export type DropdownMenuProps = Omit<DropdownProps, "role" | "padding">;

/** A dropdown of actions: MenuItem, MenuLabel and MenuSeparator inside. */
export function DropdownMenu({ children, ...props }: DropdownMenuProps) {
  return (
    <Dropdown {...props} role="menu" padding="none">
      <MenuKeys>{children}</MenuKeys>
    </Dropdown>
  );
}

/** The keys of the menu pattern of the ARIA Authoring Practices. */
function MenuKeys({ children }: { children: ReactNode }) {
  const menu = useRef<HTMLDivElement>(null);
  const typeahead = useRef(createTypeahead());
  const { close, startsAtEnd } = useDropdownControl();

  useLayoutEffect(() => {
    // After the layer around has been shown: what is not shown can't take the focus.
    const frame = requestAnimationFrame(() => {
      const items = menu.current ? listMenuItems(menu.current) : [];
      items.at(startsAtEnd?.current ? -1 : 0)?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [startsAtEnd]);

  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === "Tab") return close(true);
    const items = listMenuItems(event.currentTarget);
    const index = items.findIndex((item) => item === document.activeElement);
    // Links do not take the space bar by themselves, items of a menu do.
    if (event.key === " " && items[index] instanceof HTMLAnchorElement) {
      event.preventDefault();
      return items[index].click();
    }
    let next = moveByKey(event.key, index, items.length);
    if (next === undefined && event.key.length === 1 && event.key !== " " && !event.ctrlKey) {
      const typed = typeahead.current(event.key, event.timeStamp);
      next = matchTyped(
        items.map((item) => item.textContent),
        typed,
        index,
      );
    }
    if (next === undefined) return;
    event.preventDefault();
    items[next]?.focus();
  };

  return (
    <div ref={menu} role="presentation" className={styles.menu} onKeyDown={handleKey}>
      {children}
    </div>
  );
}
