import styles from "../demo.module.css";
import { Field } from "@tour/ui-kit/field";
import { PhoneInput } from "@tour/ui-kit/phone-input";
import { defineDemo } from "../define-demo.ts";

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
