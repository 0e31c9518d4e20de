import styles from "../demo.module.css";
import { DatePicker } from "@tour/ui-kit/date-picker";
import { Field } from "@tour/ui-kit/field";
import { defineDemo } from "../define-demo.ts";

export const demo = defineDemo({
  group: "dates",
  title: "Выбор дат",
  text: "Печатается или выбирается; на телефоне шторка «Выберите даты» с кнопкой «Применить».",
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
