"use client";

import { useId, useRef, type ComponentProps, type ReactNode, type RefObject } from "react";
import { X } from "../icons/icons.ts";
import { joinClasses } from "../behaviours/class-names.ts";
import { useMergedRefs } from "../behaviours/merge-refs.ts";
import { useScrollStop } from "../behaviours/use-scroll-stop.ts";
import { IconButton } from "../button/icon-button.tsx";
import { modalTexts } from "../locale/en.ts";
import { useSection } from "../locale/locale-context.ts";
import { useDialog } from "./use-dialog.ts";
import { useScrolled } from "./use-scrolled.ts";
import { useSheetDrag } from "./use-sheet-drag.ts";
import styles from "./modal.module.css";

/** Width in px. Specification, section 9. */
export const MODAL_WIDTH = 489;
/** Width where the one given is no number, in px. Specification, section 9. */
export const MODAL_FALLBACK_WIDTH = 500;

export interface ModalProps extends Omit<ComponentProps<"dialog">, "title" | "open" | "onClose"> {
  /** Whether the dialog is to be seen; closing takes 300 ms. Specification, section 9. */
  open: boolean;
  /** Told `false` when the user asks to close it: button, Escape, overlay, drag. */
  onOpenChange: (open: boolean) => void;
  /** Names the dialog; without it give `aria-label`. */
  title?: ReactNode;
  /** Stands under the content and stays in sight while it scrolls. */
  footer?: ReactNode;
  /** Width in px, never wider than the window. Default 489, and 500 if it is not a number. */
  width?: number | undefined;
  /** Shakes instead of closing when the overlay is pressed. Escape and buttons still close. */
  persistent?: boolean | undefined;
  /** `auto` is a bottom sheet under 576 px, on touch screens under 992 px; `never` stays a window. Default `auto`. */
  sheet?: "auto" | "never" | undefined;
  /** Leaves out the corner button. */
  hideClose?: boolean | undefined;
  /** What gets the focus first; by default the dialog itself, so that it is read from its start. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** After the closing movement, when the focus is back. */
  onClosed?: (() => void) | undefined;
}

/** A modal window on `<dialog>`, a bottom sheet on phones. Specification, sections 4 and 9. */
export function Modal({
  open,
  onOpenChange,
  title,
  footer,
  width = MODAL_WIDTH,
  persistent = false,
  sheet = "auto",
  hideClose = false,
  initialFocus,
  onClosed,
  children,
  className,
  style,
  ref,
  ...rest
}: ModalProps) {
  const texts = useSection("modal", modalTexts);
  const titleId = useId();
  const own = useRef<HTMLDialogElement>(null);
  const mergedRef = useMergedRefs(own, ref);
  const close = () => onOpenChange(false);
  const dialog = useDialog({ open, dialog: own, persistent, initialFocus, close, onClosed });
  const drag = useSheetDrag({ dialog: own, close });
  const scrollStop = useScrollStop();
  const scrolled = useScrolled();
  const bodyRef = useMergedRefs(scrollStop.ref, scrolled.ref);

  return (
    <dialog
      aria-labelledby={title == null ? undefined : titleId}
      {...rest}
      {...dialog.handlers}
      ref={mergedRef}
      className={joinClasses(styles.root, className)}
      style={
        {
          ...style,
          "--modal-width": `${Number.isFinite(width) ? width : MODAL_FALLBACK_WIDTH}px`,
        } as typeof style
      }
      data-sheet={sheet}
      data-state={dialog.isClosing ? "closing" : "open"}
      data-shaking={dialog.isShaking || undefined}
      tabIndex={-1}
    >
      {dialog.isShown && (
        <div className={styles.panel} data-scrolled={scrolled.isScrolled || undefined}>
          <div {...drag} className={styles.handle} data-drag-handle="" aria-hidden="true" />
          {(title != null || !hideClose) && (
            <div className={styles.header}>
              {title != null && (
                <h2 id={titleId} className={styles.title}>
                  {title}
                </h2>
              )}
              {!hideClose && (
                <IconButton className={styles.close} label={texts.close} onClick={close}>
                  <X />
                </IconButton>
              )}
            </div>
          )}
          <div ref={bodyRef} tabIndex={scrollStop.tabIndex} className={styles.body}>
            {children}
          </div>
          {footer != null && <div className={styles.footer}>{footer}</div>}
        </div>
      )}
    </dialog>
  );
}
