"use client";

import { useLayoutEffect, useRef } from "react";
import { joinClasses } from "../behaviours/class-names.ts";
import { useMergedRefs } from "../behaviours/merge-refs.ts";
import { boxClass, Tick, type TickProps } from "./choice.tsx";
import styles from "./checkbox.module.css";

export interface CheckboxProps extends TickProps {
  /** Some, but not all, of what this box stands for is chosen. */
  indeterminate?: boolean | undefined;
}

/** A native checkbox with its label. `className` and `style` go to the label, the rest to it. */
export function Checkbox({ indeterminate = false, ref, ...rest }: CheckboxProps) {
  const own = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRefs(own, ref);

  useLayoutEffect(() => {
    if (own.current) own.current.indeterminate = indeterminate;
  });

  return <Tick {...rest} ref={mergedRef} inputClass={joinClasses(boxClass, styles.input)} />;
}
