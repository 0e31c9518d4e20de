import { ColorInput } from "@tour/ui-kit/color-input";
import { Field } from "@tour/ui-kit/field";
import { defineDemo } from "../define-demo.ts";

export const demo = defineDemo({
  group: "choices",
  title: "Цвет",
  text: "Системная палитра, код и готовые цвета.",
  isLive: true,
  Show: () => (
    <Field label="Цвет сайта">
      <ColorInput
        defaultValue="#1f6f4a"
        presets={["#1f6f4a", "#d9480f", "#0a6ba8", "#b3542a", "#e0d400"]}
      />
    </Field>
  ),
});
