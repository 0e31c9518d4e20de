import styles from "../demo.module.css";
import { Field } from "@tour/ui-kit/field";
import { Input } from "@tour/ui-kit/input";
import { defineDemo } from "../define-demo.ts";

export const demo = defineDemo({
  group: "fields",
  title: "Подпись поля",
  text: "Подпись, подсказка и ошибка вокруг одного элемента; он сам узнаёт, что он обязателен или неверен.",
  Show: () => (
    <div className={styles.stack}>
      <Field
        label="Название сайта"
        hint="Видно во вкладке браузера и в поиске"
        labelEnd="5 / 60"
        required
      >
        <Input defaultValue="Алтай" />
      </Field>
      <Field label="Электронная почта" error="Введите корректный e-mail">
        <Input type="email" defaultValue="anna@" />
      </Field>
    </div>
  ),
});
