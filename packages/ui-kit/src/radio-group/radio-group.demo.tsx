import { defineDemo } from "../demo/define-demo.ts";
import styles from "../demo/layout.demo.module.css";
import { Radio, RadioGroup } from "./index.ts";

export const demo = defineDemo({
  group: "choices",
  title: "Переключатели",
  text: "Один вариант из немногих, все на виду.",
  Show: () => (
    <RadioGroup aria-label="Оплата" defaultValue="prepayment" className={styles.stack}>
      <Radio value="prepayment" look="card" description="Остальное на месте">
        Предоплата 20 %
      </Radio>
      <Radio value="full" look="card" description="Больше ничего не нужно">
        Вся сумма сразу
      </Radio>
      <Radio value="later" look="card" disabled>
        В рассрочку
      </Radio>
    </RadioGroup>
  ),
});
