import { Field } from "@tour/ui-kit/field";
import { Input } from "@tour/ui-kit/input";
import type { Ref } from "react";

interface EntryFieldProps {
  label: string;
  type: "email" | "password";
  autoComplete: "username" | "current-password" | "new-password";
  /** As `useField` gives it. */
  field: {
    value: string;
    error: string | undefined;
    ref: Ref<HTMLInputElement>;
    setValue: (value: string) => void;
    onBlur: () => void;
  };
}

/** A labelled field of a screen before the session, bound to its form. */
export function EntryField({ label, type, autoComplete, field }: EntryFieldProps) {
  return (
    <Field label={label} error={field.error}>
      <Input
        ref={field.ref}
        size="l"
        type={type}
        autoComplete={autoComplete}
        value={field.value}
        onValueChange={field.setValue}
        onBlur={field.onBlur}
      />
    </Field>
  );
}
