import { Select } from "@tour/ui-kit/select";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { fieldRules, useAnyForm } from "../tour-form.ts";
import type { FieldTexts } from "./text-field.tsx";

interface ChoiceFieldProps<Value extends string | number> extends FieldTexts {
  options: readonly { value: Value; text: string }[];
  isSearchable?: boolean;
  hideLabel?: boolean;
  /** What stands where nothing is said. */
  fallback?: Value;
  /** Beside that the value is taken. */
  onChoice?: (value: Value) => void;
}

/** One of a few for a field of a tour. */
export function ChoiceField<Value extends string | number>(props: ChoiceFieldProps<Value>) {
  const { name, options, isSearchable, fallback, onChoice, ...words } = props;
  return (
    <ValidationField form={useAnyForm()} name={name} rules={fieldRules(name)} {...words}>
      {({ value, onValueChange }) => (
        <Select<Value>
          items={options}
          searchable={isSearchable}
          value={(value ?? fallback ?? null) as Value | null}
          onValueChange={(next) => {
            onValueChange(next);
            onChoice?.(next);
          }}
        />
      )}
    </ValidationField>
  );
}

/** Any number of them. */
export function ChoicesField({
  name,
  options,
  isSearchable,
  ...words
}: Pick<ChoiceFieldProps<string>, keyof FieldTexts | "options" | "isSearchable">) {
  return (
    <ValidationField form={useAnyForm()} name={name} rules={fieldRules(name)} {...words}>
      {({ value, onValueChange }) => (
        <Select
          multiple
          clearable
          items={options}
          searchable={isSearchable}
          value={(value ?? []) as string[]}
          onValueChange={onValueChange}
        />
      )}
    </ValidationField>
  );
}
