import { Field } from "@tour/ui-kit/field";
import { NumberInput } from "@tour/ui-kit/number-input";
import { defineDemo } from "../define-demo.ts";

export const demo = defineDemo({
  group: "fields",
  title: "Число",
  text: "Держит границы, когда поле покинуто, а не пока печатают. Стрелки и PageUp прибавляют.",
  Show: () => (
    <Field label="Сколько человек" hint="От 1 до 16">
      <NumberInput min={1} max={16} defaultValue={2} />
    </Field>
  ),
});
