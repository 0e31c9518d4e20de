import { useLocation } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { texts } from "../texts/ru.ts";
import styles from "./office-shell.module.css";

/** Links to the screens of an area, in a row that scrolls where they do not fit side by side. */
export function SectionsNav({ children }: { children: ReactNode }) {
  const nav = useRef<HTMLElement>(null);
  const path = useLocation({ select: ({ pathname }) => pathname });
  // The present one is brought into view, also when numbers that come later have moved it.
  useEffect(() => {
    const reveal = () =>
      nav.current
        ?.querySelector('[aria-current="page"]')
        ?.scrollIntoView({ block: "nearest", inline: "center" });
    reveal();
    const sizes = new ResizeObserver(reveal);
    for (const link of nav.current?.children ?? []) sizes.observe(link);
    return () => sizes.disconnect();
  }, [path]);
  return (
    <nav ref={nav} className={styles.sections} aria-label={texts.areas.sections}>
      {children}
    </nav>
  );
}
