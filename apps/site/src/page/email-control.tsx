import { useRef, useState } from "react";
import { Input } from "@tour/ui-kit/input";
import { useLeaving } from "@tour/ui-kit/validation-field";
import type { ValidationControl } from "@tour/ui-kit/validation-field";
import { emailTexts as texts } from "../texts/email.ru.ts";
import { findMeantEmail } from "./meant-email.ts";
import linkButton from "./link-button.module.css";
import styles from "./email-control.module.css";

interface EmailControlProps {
  control: ValidationControl<string>;
  /** As browsers fill it in: somebody's own. */
  autoComplete?: "email";
}

/** An e-mail; one that looks mistyped is asked about once it is left, and refused by nobody. */
export function EmailControl({ control, autoComplete }: EmailControlProps) {
  const [left, setLeft] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const { value, onValueChange } = control;
  const leaving = useLeaving(() => setLeft(value.trim()), {});
  const meant = left === value.trim() ? findMeantEmail(left) : null;
  return (
    <div className={styles.control} {...leaving}>
      <Input
        {...control}
        ref={input}
        size="l"
        type="email"
        inputMode="email"
        {...(autoComplete && { autoComplete })}
      />
      <span role="status" className={styles.question}>
        {meant && (
          <>
            {texts.isMeant}{" "}
            <button
              type="button"
              className={linkButton.link}
              onClick={() => {
                onValueChange(meant);
                input.current?.focus();
              }}
            >
              {meant}
            </button>
          </>
        )}
      </span>
    </div>
  );
}
