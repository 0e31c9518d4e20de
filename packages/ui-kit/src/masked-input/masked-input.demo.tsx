import { defineDemo } from "../demo/define-demo.ts";
import styles from "../demo/layout.demo.module.css";
import { Field } from "../field/index.ts";
import { MaskedInput } from "./index.ts";

export const demo = defineDemo({
  group: "fields",
  title: "Поле с маской",
  text: "Скобки и дефисы встают сами, курсор не прыгает.",
  Show: () => (
    <div className={styles.stack}>
      <Field label="Паспорт">
        <MaskedInput mask="#### ######" defaultValue="4509123456" />
      </Field>
      <Field label="Время прибытия">
        <MaskedInput mask="##:##" />
      </Field>
    </div>
  ),
});
