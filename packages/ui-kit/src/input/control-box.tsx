import type { AriaAttributes, ComponentProps } from "react";
import { joinClasses } from "../behaviours/class-names.ts";
import styles from "./control-box.module.css";

interface ControlBoxProps extends ComponentProps<"span"> {
  size?: "s" | "m" | "l" | undefined;
  invalid: AriaAttributes["aria-invalid"];
  disabled: boolean;
}

/** The frame around a control, which shows its height and its state. */
export function ControlBox({ size = "m", invalid, disabled, ...rest }: ControlBoxProps) {
  return (
    <span
      {...rest}
      className={joinClasses(styles.box, rest.className)}
      data-size={size}
      data-invalid={invalid || undefined}
      data-disabled={disabled || undefined}
    />
  );
}
