import { defineDemo } from "../demo/define-demo.ts";
import { Field } from "../field/index.ts";
import { ColorInput } from "./index.ts";

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
