import { Select } from "@tour/ui-kit/select";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { tourLanguages } from "./tour-languages.ts";
import { useAnyForm } from "../tour-form.ts";
import type { FieldTexts } from "./text-field.tsx";

/** The languages of a person, by their names as guests read them. */
export function SpokenLanguages({ name, label }: FieldTexts) {
  return (
    <ValidationField form={useAnyForm()} name={name} label={label}>
      {({ value, onValueChange }) => {
        const spoken = (value ?? []) as string[];
        // Also those that were written before in words of one's own.
        const others = spoken
          .filter((one) => !tourLanguages.some(({ value: code }) => code === one))
          .map((one) => ({ value: one, text: one }));
        return (
          <Select
            multiple
            clearable
            searchable
            items={[...tourLanguages, ...others]}
            value={spoken}
            onValueChange={onValueChange}
          />
        );
      }}
    </ValidationField>
  );
}
