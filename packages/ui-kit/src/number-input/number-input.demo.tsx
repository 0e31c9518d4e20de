import { defineDemo } from "../demo/define-demo.ts";
import { Field } from "../field/index.ts";
import { NumberInput } from "./index.ts";

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
