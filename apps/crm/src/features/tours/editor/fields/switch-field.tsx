import { Switch } from "@tour/ui-kit/switch";
import { useField } from "@tour/validation/react";
import { useAnyForm } from "../tour-form.ts";
import type { FieldTexts } from "./text-field.tsx";

/** Yes or no for a field of a tour. */
export function SwitchField({ name, label, hint }: FieldTexts) {
  const field = useField(useAnyForm(), name);
  return (
    <Switch
      checked={field.value === true}
      description={field.error ?? hint}
      onCheckedChange={field.setValue}
    >
      {label}
    </Switch>
  );
}
