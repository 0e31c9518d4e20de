import { defineDemo } from "../demo/define-demo.ts";
import { Field } from "../field/index.ts";
import { Textarea } from "./index.ts";

export const demo = defineDemo({
  group: "fields",
  title: "Длинный текст",
  text: "Растёт вместе с текстом и считает знаки.",
  isLive: true,
  Show: () => (
    <Field label="Пожелания">
      <Textarea
        counter
        maxLength={300}
        defaultValue="Едем вдвоём с дочкой восьми лет, любим короткие переходы."
      />
    </Field>
  ),
});
