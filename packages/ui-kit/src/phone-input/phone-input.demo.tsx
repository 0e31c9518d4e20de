import { defineDemo } from "../demo/define-demo.ts";
import styles from "../demo/layout.demo.module.css";
import { Field } from "../field/index.ts";
import { PhoneInput } from "./index.ts";

export const demo = defineDemo({
  group: "fields",
  title: "Телефон",
  text: "Страна с поиском по названию и коду, маска по мере набора, проверка номера для страны. Вставьте номер в любом виде.",
  Show: () => (
    <div className={styles.stack}>
      <Field label="Телефон">
        <PhoneInput name="phone" />
      </Field>
      <Field label="Номер другой страны">
        <PhoneInput defaultValue="+77011234567" country="RU" message="extended" />
      </Field>
    </div>
  ),
});
