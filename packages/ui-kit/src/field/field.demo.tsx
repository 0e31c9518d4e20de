import { defineDemo } from "../demo/define-demo.ts";
import styles from "../demo/layout.demo.module.css";
import { Input } from "../input/index.ts";
import { Field } from "./index.ts";

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
