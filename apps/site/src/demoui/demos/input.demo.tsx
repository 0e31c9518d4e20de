import styles from "../demo.module.css";
import { Field } from "@tour/ui-kit/field";
import { Input } from "@tour/ui-kit/input";
import { defineDemo } from "../define-demo.ts";

export const demo = defineDemo({
  group: "fields",
  title: "Поле",
  text: "Одна строка: с началом, концом и тремя высотами.",
  Show: () => (
    <div className={styles.stack}>
      <Field label="Имя">
        <Input placeholder="Как к вам обращаться" autoComplete="name" />
      </Field>
      <Field label="Адрес сайта">
        <Input defaultValue="altai" end=".tour.example" />
      </Field>
      <Field label="Промокод" disabled>
        <Input defaultValue="ВЕСНА-2026" />
      </Field>
    </div>
  ),
});
