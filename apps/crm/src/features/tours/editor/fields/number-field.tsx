import { NumberInput } from "@tour/ui-kit/number-input";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { fieldRules, limitsOf, numberRules, useAnyForm } from "../tour-form.ts";
import type { FieldTexts } from "./text-field.tsx";

interface NumberFieldProps extends FieldTexts {
  /** After the number. */
  unit?: string;
  step?: number;
  /** Narrower than the call's own bounds. */
  min?: number;
  /** It may be left empty, and is left out then. */
  isOptional?: boolean;
}

/** A number of a tour, within the bounds of the call. */
export function NumberField({ name, unit, step, min, isOptional, ...words }: NumberFieldProps) {
  const bounds = limitsOf(name);
  const rules = isOptional ? fieldRules(name) : numberRules(name);
  return (
    <ValidationField form={useAnyForm()} name={name} rules={rules} {...words}>
      {({ value, onValueChange, ...control }) => (
        <NumberInput
          {...control}
          value={(value ?? null) as number | null}
          onValueChange={(next) => onValueChange(isOptional ? (next ?? undefined) : next)}
          min={min ?? bounds.min}
          max={bounds.max}
          step={step}
          end={unit}
        />
      )}
    </ValidationField>
  );
}
