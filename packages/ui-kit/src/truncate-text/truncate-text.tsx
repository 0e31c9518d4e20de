"use client";

import { useEffect, useId, useRef, useState, type ComponentProps } from "react";
import { joinClasses } from "../behaviours/class-names.ts";
import { Link } from "../link/link.tsx";
import type { Texts } from "../locale/locale.ts";
import { truncateTextTexts } from "../locale/en.ts";
import { useSection } from "../locale/locale-context.ts";
import styles from "./truncate-text.module.css";

/** Height of what is shown at first, in px. Specification, section 9. */
export const TRUNCATE_HEIGHT = 120;
/** A text that is longer by less than this is shown whole, in px. Specification, section 9. */
export const TRUNCATE_THRESHOLD = 24;

export interface TruncateTextProps extends ComponentProps<"div"> {
  /** In px. Default 120. */
  height?: number | undefined;
  /** In px. Default 24. */
  threshold?: number | undefined;
  /** Controlled: whether the whole text is shown. */
  open?: boolean | undefined;
  /** Told whether the whole text is shown now. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Texts of this one instance; the others come from the `LocaleProvider`. */
  texts?: Partial<Texts["truncateText"]> | undefined;
}

/** Whether a text of this height is worth folding; all in px. */
export function isWorthFolding(full: number, height: number, threshold: number): boolean {
  return full > height + threshold;
}

/** A long text with "Read more". Without script it is whole. Specification, section 9. */
export function TruncateText(props: TruncateTextProps) {
  const { children, height = TRUNCATE_HEIGHT, threshold = TRUNCATE_THRESHOLD, ...others } = props;
  const { open: given, onOpenChange, texts: ownTexts, ...rest } = others;
  const texts = useSection("truncateText", truncateTextTexts, ownTexts);
  const [ownOpen, setOwnOpen] = useState(false);
  const open = given ?? ownOpen;
  const content = useRef<HTMLDivElement>(null);
  const [full, setFull] = useState<number>();
  const id = useId();

  useEffect(() => {
    const element = content.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setFull(element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const isFoldable = full === undefined || isWorthFolding(full, height, threshold);
  const toggle = () => {
    setOwnOpen(!open);
    onOpenChange?.(!open);
  };
  return (
    <div
      {...rest}
      className={joinClasses(styles.root, rest.className)}
      data-state={!isFoldable ? "whole" : open ? "open" : "folded"}
      style={
        {
          ...rest.style,
          "--folded": `${height}px`,
          "--full": full && `${full}px`,
        } as typeof rest.style
      }
    >
      <div
        id={id}
        className={styles.window}
        // What is folded away must not take the focus where nobody sees it.
        onFocus={() => isFoldable && !open && full !== undefined && toggle()}
      >
        <div ref={content} className={styles.content}>
          {children}
        </div>
      </div>
      {full !== undefined && isFoldable && (
        <Link className={styles.toggle} aria-expanded={open} aria-controls={id} onClick={toggle}>
          {open ? texts.less : texts.more}
        </Link>
      )}
    </div>
  );
}
