"use client";

import {
  cloneElement,
  useEffect,
  useId,
  useRef,
  useState,
  type CSSProperties,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
} from "react";
import { joinClasses } from "../behaviours/class-names.ts";
import { pickData } from "../behaviours/data-attributes.ts";
import { useMergedRefs } from "../behaviours/merge-refs.ts";
import { useDismiss } from "../behaviours/use-dismiss.ts";
import { usePopover, type Placement } from "../behaviours/use-popover.ts";
import type { TriggerProps } from "../dropdown/dropdown.tsx";
import styles from "./tooltip.module.css";

/** Wait before a tooltip comes, in ms. */
const OPEN_DELAY_MS = 450;
/** Time to move the pointer from the trigger onto the tooltip, in ms. */
const CLOSE_DELAY_MS = 120;

export interface TooltipProps {
  /** A few words; nothing that one has to press. */
  content: ReactNode;
  /** The element described; it has to be able to take the focus. */
  children: ReactElement<TriggerProps>;
  /** Of the tooltip, like `style`, `ref` and data attributes. */
  className?: string | undefined;
  /** Inline styles of the layer. */
  style?: CSSProperties | undefined;
  /** The layer; null while it is closed. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** Default `top`. */
  placement?: Placement | undefined;
  /** Wait before it comes, in ms. Default 450; the focus brings it at once. */
  delay?: number | undefined;
}

/** A short description on hover and focus; Escape takes it away. */
export function Tooltip(props: TooltipProps) {
  const { content, children, placement = "top", delay } = props;
  const [open, setOpen] = useState(false);
  const popover = usePopover({ placement, distance: 8 });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();
  const own = children.props;
  const anchorRef = useMergedRefs(popover.anchor, own.ref as Ref<HTMLElement> | undefined);

  const layerRef = useMergedRefs<HTMLDivElement>(popover.attachLayer, props.ref);

  useEffect(() => () => clearTimeout(timer.current), []);
  useDismiss({
    open,
    layer: popover.layer,
    anchor: popover.anchor,
    closeOnScroll: true,
    onDismiss: () => setOpen(false),
  });

  const plan = (next: boolean, wait: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), wait);
  };
  const hover = {
    onPointerEnter: (event: PointerEvent<HTMLElement>) =>
      event.pointerType !== "touch" && plan(true, open ? 0 : (delay ?? OPEN_DELAY_MS)),
    // What the focus has brought stays until the focus goes. WCAG 2.2, success criterion 1.4.13.
    onPointerLeave: () =>
      popover.anchor.current?.matches(":focus-visible") || plan(false, CLOSE_DELAY_MS),
  };

  return (
    <>
      {cloneElement(children, {
        ref: anchorRef as Ref<never>,
        "aria-describedby": joinClasses(own["aria-describedby"], open && id) || undefined,
        onPointerEnter: (event) => {
          own.onPointerEnter?.(event);
          hover.onPointerEnter(event);
        },
        onPointerLeave: (event) => {
          own.onPointerLeave?.(event);
          hover.onPointerLeave();
        },
        onFocus: (event) => {
          own.onFocus?.(event);
          if (event.currentTarget.matches(":focus-visible")) plan(true, 0);
        },
        onBlur: (event) => {
          own.onBlur?.(event);
          plan(false, 0);
        },
      })}
      {open && (
        <div
          {...pickData(props)}
          {...hover}
          ref={layerRef}
          id={id}
          role="tooltip"
          popover="manual"
          className={joinClasses(styles.root, props.className)}
          style={props.style}
        >
          {content}
        </div>
      )}
    </>
  );
}
