import styles from "../demo.module.css";
import { Field } from "@tour/ui-kit/field";
import { MaskedInput } from "@tour/ui-kit/masked-input";
import { defineDemo } from "../define-demo.ts";

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
