import type { Suggestion } from "@tour/api";
import { Button } from "@tour/ui-kit/button";
import { Field } from "@tour/ui-kit/field";
import { Input } from "@tour/ui-kit/input";
import { Tag } from "@tour/ui-kit/tag";
import { useField } from "@tour/validation/react";
import { useDeferredValue, useId, useState } from "react";
import { tourEditorTexts } from "../../../../texts/tour-editor.ru.ts";
import { limitsOf, useAnyForm } from "../tour-form.ts";
import type { TourFieldName } from "../tour-form.ts";
import type { FieldTexts } from "./text-field.tsx";
import { useSuggestions } from "./use-suggestions.ts";
import styles from "./words-field.module.css";

const texts = tourEditorTexts.words;

/** A field of a tour that is a list of words. */
type WordsName = Extract<
  TourFieldName,
  "directions" | "activities" | "collections" | "showplaces" | "water_objects"
>;

interface WordsFieldProps extends FieldTexts {
  name: WordsName;
  /** Whose names are offered while one types. */
  suggest?: Suggestion["kind"];
  placeholder?: string;
}

/** Words that search filters by: typed or taken from those that are in use, and shown as tags. */
export function WordsField({ name, label, hint, suggest, placeholder }: WordsFieldProps) {
  const field = useField(useAnyForm(), name);
  const words = field.value as string[];
  const [typed, setTyped] = useState("");
  const listId = useId();
  const offered = useSuggestions(suggest, useDeferredValue(typed)).filter(
    (one) => !words.includes(one),
  );
  const { maxLength = 30 } = limitsOf(name);
  const { maxLength: longest } = limitsOf(`${name}.0`);
  const isFull = words.length >= maxLength;

  const add = (text: string) => {
    const given = text
      .split(",")
      .map((one) => one.trim())
      .filter((one) => one !== "" && !words.includes(one));
    if (given.length > 0) field.setValue([...words, ...new Set(given)].slice(0, maxLength));
    setTyped("");
  };

  return (
    <Field label={label} hint={isFull ? texts.full(maxLength) : hint} error={field.error}>
      <div className={styles.words}>
        {words.map((word) => (
          <Tag
            key={word}
            onRemove={() => field.setValue(words.filter((one) => one !== word))}
            removeLabel={texts.remove(word)}
          >
            {word}
          </Tag>
        ))}
      </div>
      <div className={styles.entry}>
        <Input
          list={listId}
          value={typed}
          maxLength={longest}
          placeholder={placeholder}
          disabled={isFull}
          autoComplete="off"
          onValueChange={setTyped}
          onBlur={() => add(typed)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" && event.key !== ",") return;
            event.preventDefault();
            add(typed);
          }}
        />
        <Button variant="secondary" disabled={typed.trim() === ""} onClick={() => add(typed)}>
          {texts.add}
        </Button>
        <datalist id={listId}>
          {offered.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      </div>
    </Field>
  );
}
