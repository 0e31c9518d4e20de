"use client";

import type { ComponentProps, ReactNode } from "react";
import { Check, TriangleAlert } from "../icons/icons.ts";
import { joinClasses } from "../behaviours/class-names.ts";
import hidden from "../behaviours/visually-hidden.module.css";
import { fillText, type Texts } from "../locale/locale.ts";
import { stepperTexts } from "../locale/en.ts";
import { useSection } from "../locale/locale-context.ts";
import styles from "./stepper.module.css";

export interface Step {
  title: ReactNode;
  description?: ReactNode;
  /** Something in this step is still to be mended. */
  failed?: boolean | undefined;
  disabled?: boolean | undefined;
}

export interface StepperProps extends Omit<ComponentProps<"ol">, "children"> {
  /** The steps, in order. */
  steps: readonly Step[];
  /** Index of the current step, from 0; the number of steps when all are done. */
  value: number;
  /** Makes steps buttons. */
  onValueChange?: ((index: number) => void) | undefined;
  /** The furthest index that may be opened; by default the current one, so that one can go back. */
  reached?: number | undefined;
  /** In a container narrower than 576 px a row stands upright anyway. Default `horizontal`. */
  orientation?: "horizontal" | "vertical" | undefined;
  /** Texts of this one instance; the others come from the `LocaleProvider`. */
  texts?: Partial<Texts["stepper"]> | undefined;
}

/** Where one stands in a task of several steps. */
export function Stepper(props: StepperProps) {
  const {
    steps,
    value,
    onValueChange,
    reached = value,
    orientation,
    texts: own,
    ...others
  } = props;
  const { className, style, ...rest } = others;
  const texts = useSection("stepper", stepperTexts, own);
  return (
    <div className={joinClasses(styles.root, className)} style={style}>
      <ol {...rest} className={styles.list} data-orientation={orientation ?? "horizontal"}>
        {steps.map((step, index) => {
          const state = index < value ? "done" : index === value ? "current" : "next";
          const number = fillText(texts.step, { step: index + 1, steps: steps.length });
          const note = step.failed ? texts.failed : state === "done" ? texts.done : undefined;
          const canOpen = onValueChange && !step.disabled && index <= reached;
          const content = (
            <>
              <span className={styles.mark} aria-hidden="true">
                {step.failed ? <TriangleAlert /> : state === "done" ? <Check /> : index + 1}
              </span>
              <span className={styles.words}>
                <span className={hidden.hidden}>{number}: </span>
                <span className={styles.title}>{step.title}</span>
                {note !== undefined && <span className={hidden.hidden}> ({note})</span>}
                {step.description != null && (
                  <span className={styles.description}>{step.description}</span>
                )}
              </span>
            </>
          );
          const current = state === "current" ? ("step" as const) : undefined;
          return (
            <li
              key={index}
              className={styles.item}
              data-state={state}
              data-failed={step.failed || undefined}
            >
              {canOpen ? (
                <button
                  type="button"
                  className={styles.step}
                  aria-current={current}
                  onClick={() => onValueChange(index)}
                >
                  {content}
                </button>
              ) : (
                <span className={styles.step} aria-current={current}>
                  {content}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
