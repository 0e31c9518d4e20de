import { Button } from "@tour/ui-kit/button";
import { Field } from "@tour/ui-kit/field";
import { Input } from "@tour/ui-kit/input";
import { useState } from "react";
import styles from "./domain-page.module.css";

interface AddressFormProps {
  label: string;
  hint: string;
  submit: string;
  initial: string;
  /** What the address always ends in. */
  suffix?: string;
  /** Whether the address that stands there already may be sent once more. */
  mayRepeat: boolean;
  disabled: boolean;
  isPending: boolean;
  problem: string | undefined;
  send: (domain: string) => void;
}

/** One address and the button that takes it. What was typed stays when it is refused. */
export function AddressForm(props: AddressFormProps) {
  const { label, hint, submit, initial, suffix, mayRepeat, disabled, isPending, problem, send } =
    props;
  const [typed, setTyped] = useState(initial);
  const domain = typed.trim();
  const isReady = domain !== "" && (mayRepeat || domain !== initial);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) send(domain);
      }}
    >
      <Field label={label} hint={hint} error={problem} disabled={disabled}>
        <div className={styles.line}>
          <Input
            value={typed}
            onValueChange={setTyped}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            inputMode="url"
          />
          {suffix && <span className={styles.suffix}>{suffix}</span>}
        </div>
      </Field>
      <Button
        type="submit"
        variant="secondary"
        className={styles.submit}
        disabled={disabled || !isReady}
        loading={isPending}
      >
        {submit}
      </Button>
    </form>
  );
}
