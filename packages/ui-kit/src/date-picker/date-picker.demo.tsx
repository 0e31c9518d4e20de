import { defineDemo } from "../demo/define-demo.ts";
import styles from "../demo/layout.demo.module.css";
import { Field } from "../field/index.ts";
import { DatePicker } from "./index.ts";

export const demo = defineDemo({
  group: "dates",
  title: "Выбор дат",
  text: "Печатается или выбирается; до года рождения три касания; на телефоне шторка «Выберите даты» с кнопкой «Применить».",
  isLive: true,
  Show: ({ today }) => (
    <div className={styles.stack}>
      <Field label="Дата рождения">
        <DatePicker max="today" today={today} />
      </Field>
      <Field label="Когда едем">
        <DatePicker mode="range" min="today" today={today} months={2} />
      </Field>
    </div>
  ),
});
