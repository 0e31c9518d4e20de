import { defineDemo } from "../demo/define-demo.ts";
import styles from "../demo/layout.demo.module.css";
import { Field } from "../field/index.ts";
import { Input } from "./index.ts";

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
