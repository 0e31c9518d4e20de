import { useFieldValue } from "@tour/validation/react";
import { Input } from "@tour/ui-kit/input";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { useDeferredValue, useId } from "react";
import { tourFieldTexts } from "../../../../texts/tour-fields.ru.ts";
import { fieldRules, useAnyForm } from "../tour-form.ts";
import { ChoiceField } from "./choice-field.tsx";
import styles from "./place-field.module.css";
import { useSuggestions } from "./use-suggestions.ts";

const texts = tourFieldTexts.places;
const kinds = { city: "cities", region: "regions", country: undefined } as const;

/** A country, region or city of a tour, with the names that other tours have. */
export function PlaceField({ index }: { index: number }) {
  const form = useAnyForm();
  const name = `places.${index}.name` as const;
  const level = useFieldValue(form, `places.${index}.level`) as keyof typeof kinds;
  const typed = useDeferredValue(String(useFieldValue(form, name) ?? ""));
  const offered = useSuggestions(kinds[level], typed);
  const listId = useId();
  return (
    <div className={styles.place}>
      <ChoiceField
        name={`places.${index}.level`}
        label={texts.level}
        hideLabel
        options={texts.levels}
      />
      <ValidationField
        form={form}
        name={name}
        rules={fieldRules(name)}
        label={texts.place(index + 1)}
        hideLabel
      >
        {({ value, ...control }) => (
          <Input
            {...control}
            value={String(value ?? "")}
            list={listId}
            placeholder={texts.examples[level]}
            autoComplete="off"
          />
        )}
      </ValidationField>
      <datalist id={listId}>
        {offered.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </div>
  );
}
