"use client";

import {
  cloneElement,
  useId,
  useRef,
  type CSSProperties,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
} from "react";
import layer from "../behaviours/layer.module.css";
import { joinClasses } from "../behaviours/class-names.ts";
import { pickData } from "../behaviours/data-attributes.ts";
import { useMergedRefs } from "../behaviours/merge-refs.ts";
import { DropdownContext } from "./dropdown-context.ts";
import { useDropdown, type DropdownBehaviour } from "./use-dropdown.ts";
import styles from "./dropdown.module.css";

/** Props that a trigger has to pass on to its element; Button, IconButton and any tag do. */
export type TriggerProps = HTMLAttributes<HTMLElement> & {
  /** Gives the element that the layer is placed at. */
  ref?: Ref<never> | undefined;
};

export interface DropdownProps extends DropdownBehaviour {
  /** The element that opens it. */
  trigger: ReactElement<TriggerProps>;
  /** What is shown when it is open. */
  children: ReactNode;
  /** What the content is to a screen reader. Default `dialog`. */
  role?: "dialog" | "menu" | undefined;
  /** Name of the content; by default the trigger's. */
  label?: string | undefined;
  /** Of the layer, like `style`, `ref` and data attributes. */
  className?: string | undefined;
  /** Inline styles of the layer. */
  style?: CSSProperties | undefined;
  /** The layer; null while it is closed. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** Space inside the layer. Default `m`. */
  padding?: "none" | "m" | undefined;
}

/** Content that drops from a trigger and stays inside the viewport. Specification, section 4. */
export function Dropdown(props: DropdownProps) {
  const { trigger, children, role = "dialog", label, className, padding = "m" } = props;
  const dropdown = useDropdown(props);
  const { open, setOpen, popover, openOn } = dropdown;
  const layerId = useId();
  const triggerId = useId();
  const own = trigger.props;
  const anchorRef = useMergedRefs(popover.anchor, own.ref as Ref<HTMLElement> | undefined);

  const layerRef = useMergedRefs<HTMLDivElement>(popover.attachLayer, props.ref);
  const startsAtEnd = useRef(false);

  const handleClick = (event: MouseEvent<HTMLElement>) => {
    own.onClick?.(event);
    if (event.defaultPrevented || openOn === "manual") return;
    // Under a mouse a hover dropdown is open already: its click must not close it.
    const isMouse = (event.nativeEvent as globalThis.PointerEvent).pointerType === "mouse";
    startsAtEnd.current = false;
    setOpen(openOn === "hover" && isMouse ? true : !open);
  };
  /** The menu button's own keys: down to the first item, up to the last. */
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    own.onKeyDown?.(event);
    if (role !== "menu" || open || event.defaultPrevented || openOn === "manual") return;
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    startsAtEnd.current = event.key === "ArrowUp";
    setOpen(true);
  };

  return (
    <DropdownContext value={{ close: dropdown.close, startsAtEnd }}>
      {cloneElement(trigger, {
        id: own.id ?? triggerId,
        onPointerEnter: (event) => {
          own.onPointerEnter?.(event);
          dropdown.hover.onPointerEnter(event);
        },
        onPointerLeave: (event) => {
          own.onPointerLeave?.(event);
          dropdown.hover.onPointerLeave(event);
        },
        onBlur: (event) => {
          own.onBlur?.(event);
          dropdown.handleLeave(event);
        },
        "aria-haspopup": role,
        "aria-expanded": open,
        "aria-controls": open ? layerId : undefined,
        ref: anchorRef as Ref<never>,
        onClick: handleClick,
        onKeyDown: handleKey,
      })}
      {open && (
        <div
          {...pickData(props)}
          {...dropdown.hover}
          ref={layerRef}
          id={layerId}
          role={role}
          aria-label={label}
          aria-labelledby={label === undefined ? (own.id ?? triggerId) : undefined}
          popover="manual"
          className={joinClasses(layer.layer, styles.content, className)}
          style={props.style}
          data-padding={padding}
          tabIndex={-1}
          onBlur={dropdown.handleLeave}
        >
          {children}
        </div>
      )}
    </DropdownContext>
  );
}
