"use client";

import { useEffect, useEffectEvent, useRef } from "react";
import { joinClasses } from "../behaviours/class-names.ts";
import { useMergedRefs } from "../behaviours/merge-refs.ts";
import { fullscreenGalleryTexts } from "../locale/en.ts";
import { useSection } from "../locale/locale-context.ts";
import { useDialog } from "../modal/use-dialog.ts";
import { GalleryPanel } from "./gallery-panel.tsx";
import type { FullscreenGalleryProps } from "./gallery-props.ts";
import { useBackCloses } from "./use-back-closes.ts";
import { useFlight } from "./use-flight.ts";
import styles from "./fullscreen-gallery.module.css";

/** Pictures and videos over the whole window, one at a time. Specification, sections 2, 4 and 9. */
export function FullscreenGallery({
  items,
  open,
  onOpenChange,
  index,
  defaultIndex,
  onIndexChange,
  label,
  backCloses = false,
  findTile,
  onClosed,
  texts: own,
  className,
  ref,
  ...rest
}: FullscreenGalleryProps) {
  const texts = useSection("fullscreenGallery", fullscreenGalleryTexts, own);
  const element = useRef<HTMLDialogElement>(null);
  const mergedRef = useMergedRefs(element, ref);
  const isOpen = open && items.length > 0;
  const close = () => onOpenChange(false);
  const flight = useFlight({ gallery: element, start: index ?? defaultIndex ?? 0, findTile });
  const dialog = useDialog({
    open: isOpen,
    dialog: element,
    persistent: false,
    initialFocus: undefined,
    close,
    leave: flight.leave,
    onClosed,
  });
  const grow = useEffectEvent(flight.grow);
  const land = useEffectEvent(flight.land);
  useEffect(() => {
    if (!dialog.isShown) return;
    // After the dialog was shown, and after it gave the focus back: its own effects stand above.
    grow();
    return () => land();
  }, [dialog.isShown]);
  useBackCloses(backCloses && isOpen, close);

  return (
    <dialog
      aria-label={label ?? texts.label}
      {...rest}
      {...dialog.handlers}
      ref={mergedRef}
      className={joinClasses(styles.root, className)}
      data-state={dialog.isClosing ? "closing" : "open"}
      tabIndex={-1}
    >
      {dialog.isShown && (
        <GalleryPanel
          items={items}
          index={index}
          defaultIndex={defaultIndex}
          onIndexChange={(to) => {
            flight.follow(to);
            onIndexChange?.(to);
          }}
          label={label ?? texts.label}
          isClosing={dialog.isClosing}
          close={close}
          texts={texts}
        />
      )}
    </dialog>
  );
}
